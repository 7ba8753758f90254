// What this device does for its player: it stays awake, it may fill the screen, it makes itself felt and heard. All of it can be chosen, and is
// remembered here and nowhere else.
import type { Alert } from "./alerts";
import { stored } from "./stored";

/** Short and long, in milliseconds, with the pauses between. */
const BUZZ: Readonly<Record<Alert, readonly number[]>> = { move: [60], ruling: [120, 80, 120], time: [40, 60, 40, 60, 40] };
/** Tones one after the other, in hertz. */
const TONES: Readonly<Record<Alert, readonly number[]>> = { move: [660], ruling: [520, 390], time: [880, 880, 880] };
const TONE_S = 0.12;
const LOUD = 0.12;

class Device {
  /** In a playing hall nobody wants to hear a phone: sound is for other places. */
  sound = $state(stored("sound") === "on");
  buzz = $state(stored("buzz") !== "off");
  awake = $state(stored("awake") !== "off");
  /** It was explained how the board takes a finger. */
  explained = $state(stored("touch-explained") === "yes");
  fullScreen = $state(document.fullscreenElement !== null);
  readonly canBuzz = "vibrate" in navigator;
  readonly canStayAwake = "wakeLock" in navigator;
  readonly canFillScreen = document.fullscreenEnabled;
  private audio: AudioContext | null = null;

  constructor() {
    document.addEventListener("fullscreenchange", () => (this.fullScreen = document.fullscreenElement !== null));
  }

  set(what: "sound" | "buzz" | "awake", on: boolean): void {
    this[what] = on;
    stored(what, on ? "on" : "off");
    // A browser lets a page sound only after somebody has asked for it; that is now.
    if (what === "sound" && on) this.ring("move");
    if (what === "buzz" && on) navigator.vibrate?.([...BUZZ.move]);
  }

  understood(): void {
    this.explained = true;
    stored("touch-explained", "yes");
  }

  /** Makes itself felt and heard, as far as that is wanted. */
  tell(alert: Alert): void {
    if (this.buzz) navigator.vibrate?.([...BUZZ[alert]]);
    if (this.sound) this.ring(alert);
  }

  /** A device may refuse; then the button stays as it is. */
  async turnFullScreen(): Promise<void> {
    const done = this.fullScreen ? document.exitFullscreen() : document.documentElement.requestFullscreen({ navigationUI: "hide" });
    await done.catch(() => undefined);
  }

  private ring(alert: Alert): void {
    this.audio ??= new AudioContext();
    const audio = this.audio;
    void audio.resume();
    TONES[alert].forEach((tone, at) => {
      const from = audio.currentTime + at * TONE_S * 1.4;
      const sound = new OscillatorNode(audio, { type: "triangle", frequency: tone });
      const volume = new GainNode(audio, { gain: LOUD });
      volume.gain.setTargetAtTime(0, from + TONE_S * 0.6, TONE_S * 0.2);
      sound.connect(volume).connect(audio.destination);
      sound.start(from);
      sound.stop(from + TONE_S * 1.3);
    });
  }
}

export const device = new Device();

/** Keeps the screen on as long as the page is seen, where a browser can do that. Answers what ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  async function ask(): Promise<void> {
    if (ended || document.visibilityState !== "visible") return;
    // A device may refuse, for instance when its battery is low: then it goes dark as always.
    const granted = await navigator.wakeLock.request("screen").catch(() => null);
    if (ended) await granted?.release();
    else lock = granted;
  }

  // A page that is not seen loses the lock.
  const seen = () => void ask();
  document.addEventListener("visibilitychange", seen);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}

// The frame around the screens: a screen that needs all the room folds it away.

class Frame {
  folded = $state(false);
}

export const frame = new Frame();

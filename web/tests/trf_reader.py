"""Reads a tournament report with a program that is not ours, which holds the results of both players against each other and the
points against the results, and prints what it understood as JSON."""

import json
import sys
from pathlib import Path

from py4swiss.trf.trf_parser import TrfParser

report = TrfParser.parse(Path(sys.argv[1]))
players = [
    {
        "name": it.name,
        "points": it.points_times_ten / 10,
        "results": [f"{result.id} {result.color.value} {result.result.value}" for result in it.results],
    }
    for it in report.player_sections
]
json.dump({"name": report.tournament_section.tournament_name, "players": players}, sys.stdout)

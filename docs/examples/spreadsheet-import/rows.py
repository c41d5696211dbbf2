"""Prints the rows of a CSV file: the reference, a tab, and the row as JSON for Farelight."""

import csv
import json
import os
import sys
import uuid

# The same reference always makes the same id, by which Farelight knows a row that it already has.
NAMESPACE = uuid.uuid5(uuid.NAMESPACE_DNS, os.environ.get("IMPORT_NAME", "spreadsheet-import"))

# A spreadsheet program puts a byte order mark in front.
with open(sys.argv[1], newline="", encoding="utf-8-sig") as file:
    for row in csv.DictReader(file):
        reference = (row.pop("reference", None) or "").strip()
        if not reference or None in row or None in row.values():
            sys.exit(f"{sys.argv[1]} has a row without a reference, or with too few or too many cells: {reference or row}")
        row["submission_id"] = str(uuid.uuid5(NAMESPACE, reference))
        print(reference, json.dumps(row), sep="\t")

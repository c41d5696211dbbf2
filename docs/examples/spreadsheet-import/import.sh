#!/usr/bin/env bash
# import.sh leads.csv: sends each row to Farelight as a driver application and says what became of it. Run it again after
# an interruption: a row that is there already is not stored twice. Ends with 1 if a row was not taken.
set -euo pipefail

: "${FARELIGHT_URL:?Set FARELIGHT_URL, such as https://farelight.example.com}"
: "${FARELIGHT_KEY:?Set FARELIGHT_KEY to a key with the scope leads:write}"
rows=$(python3 "$(dirname "$0")/rows.py" "${1:?Usage: import.sh leads.csv}")

answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# The server's message in one line, or one message per field.
reason() {
  python3 -c 'import json, sys
said = json.load(open(sys.argv[1]))
print("; ".join(error["message"] for error in said.get("errors", [])) or said["message"])' "$answer" 2>/dev/null ||
    echo "no reason given"
}

# Sends one row and prints the status; 000 if there was no answer. curl waits as long as Retry-After says on 429 and 503.
# The key comes from a file descriptor, as everybody on this machine can read the arguments of a command.
send() {
  curl --silent --output "$answer" --write-out '%{http_code}' --max-time 30 --retry 8 --retry-connrefused \
    --header @<(printf 'Authorization: Bearer %s\n' "$FARELIGHT_KEY") --header 'Content-Type: application/json' \
    --data-binary "$1" "$FARELIGHT_URL/api/drivers/apply" || true
}

taken=0 refused=0
while IFS=$'\t' read -r reference row; do
  status=$(send "$row")
  case $status in
    201) taken=$((taken + 1)); echo "$reference: stored as $(sed -E 's/.*"id":([0-9]+).*/\1/' "$answer")" ;;
    401 | 403) echo "The key is not accepted: $(reason)" >&2; exit 2 ;;
    409) refused=$((refused + 1)); echo "$reference: its row has changed since it was stored; change the lead in Farelight" ;;
    000) refused=$((refused + 1)); echo "$reference: no answer" ;;
    *) refused=$((refused + 1)); echo "$reference: refused ($status): $(reason)" ;;
  esac
done <<<"$rows"

echo "$taken stored, $refused not"
[ "$refused" -eq 0 ]

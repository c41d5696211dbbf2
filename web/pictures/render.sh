#!/usr/bin/env bash
# Renders pictures, encodes them for the site, and puts them where it imports them:
#   web/pictures/render.sh [interior] [wrap] [roof] [side]     PASSES=4 SAMPLES=24 WIDTH=1600
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-$(mktemp -d)}
passes=${PASSES:-4} samples=${SAMPLES:-24} width=${WIDTH:-1600}
declare -A names=([interior]=interior [wrap]=wrap [roof]=roof-screen [side]=roof-screen-side)

cd "$work"
echo "Working in $work"
node "$here/textures.mjs"
node "$here/carMasks.mjs"
python3 "$here/bokeh.py"

[ $# -gt 0 ] || set -- interior wrap roof side
for scene; do
  height=$((width * 10 / 16))
  script=("$here/car.py" -- "$scene")
  [ "$scene" != side ] || height=$((width * 45 / 100))
  [ "$scene" != interior ] || script=("$here/interior.py" --)
  for ((pass = 1; pass <= passes; pass++)); do
    nice -n 19 blender -b -P "${script[@]}" "$width" "$height" "$samples" "$scene-$pass.png" "$pass" > "$scene-$pass.log"
  done
  H=9 python3 "$here/finish.py" "$scene.png" "$width" 1.0 "$scene"-[0-9]*.png
  node "$here/encode.mjs" "$work/$scene.png" "${names[$scene]}"
done

#!/usr/bin/env bash
# Renders pictures, encodes them for the site, and puts them where it imports them:
#   web/pictures/render.sh [SCENE ...]     PASSES=4 SAMPLES=24 WIDTH=1600
# LOCALE=es is for those whose screens have words: interior, rider, roof, side, dusk.
# WORK is the folder for what is in between, and PYTHON the Python that has OpenCV.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
passes=${PASSES:-4} samples=${SAMPLES:-24} width=${WIDTH:-1600}
scenes=(interior rider wrap roof side dusk apply contact install pay)
declare -A names=([interior]=interior [wrap]=wrap [roof]=roof-screen [side]=roof-screen-side [dusk]=roof-dusk
  [rider]=rider [apply]=step-apply [contact]=step-contact [install]=step-install [pay]=step-pay)
# Heights in thousandths of the width, and the widths of the files, where they are others than most.
declare -A heights=([side]=450 [apply]=750 [contact]=750 [install]=750 [pay]=750)
declare -A files=([apply]="800 400" [contact]="800 400" [install]="800 400" [pay]="800 400")

fail() {
  echo "$1" >&2
  exit 1
}

# All of this first, as a pass takes a minute.
[ $# -gt 0 ] || set -- "${scenes[@]}"
for scene; do
  [ -n "${names[$scene]:-}" ] || fail "There is no scene $scene: choose of ${scenes[*]}."
done
command -v blender > /dev/null || fail "Blender is missing: apt-get install blender"
# Often another Python comes first on the PATH, without Debian's packages.
python=${PYTHON:-/usr/bin/python3}
"$python" -c "import cv2, numpy" || fail "$python has no OpenCV: apt-get install python3-numpy python3-opencv, or set PYTHON."
work=${WORK:-$(mktemp -d)}
mkdir -p "$work"
work=$(cd "$work" && pwd)

cd "$work"
echo "Working in $work"
node "$here/textures.mjs"
node "$here/carMasks.mjs"
"$python" "$here/bokeh.py"

for scene; do
  height=$((width * ${heights[$scene]:-625} / 1000))
  case $scene in
    interior | rider | install) script=interior.py ;;
    apply | contact | pay) script=phone.py ;;
    *) script=car.py ;;
  esac
  rendered=()
  for ((pass = 1; pass <= passes; pass++)); do
    # Otherwise Blender takes a script's error for a success.
    nice -n 19 blender -b --python-exit-code 1 -P "$here/$script" -- "$scene" "$width" "$height" "$samples" "$scene-$pass.png" "$pass" \
      > "$scene-$pass.log" 2>&1 || fail "Pass $pass of $scene failed: $(tail -n 20 "$scene-$pass.log")"
    rendered+=("$scene-$pass.png")
  done
  H=${H:-9} "$python" "$here/finish.py" "$scene.png" "$width" 1.0 "${rendered[@]}"
  # The widths are words.
  # shellcheck disable=SC2086
  node "$here/encode.mjs" "$work/$scene.png" "${names[$scene]}" ${files[$scene]:-}
done

// Masks for the car, drawn as vectors and projected onto its skin: side (x,z), front/back (y,z), top (x,y).
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { chromium } from "playwright-core"
import { findChromium } from "../../api/scripts/testing/findChromium.mjs"

const F = readFileSync(
  fileURLToPath(import.meta.resolve("@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2")),
).toString("base64")
const css = `@font-face{font-family:O;src:url(data:font/woff2;base64,${F});font-weight:100 900}*{margin:0}body{background:#000}svg{display:block}`
// 4.8 m x 1.6 m at 800 px per metre; x from the nose, y down from z = 1.6
const S = 800,
  W = 4.8 * S,
  H = 1.6 * S,
  P = (x, z) => `${(x * S).toFixed(0)} ${((1.6 - z) * S).toFixed(0)}`
const path = (pts) => pts.map((p) => (typeof p === "string" ? p : P(...p))).join(" ")
// windows of the side: red channel = glass, green = shut lines (dark), blue = bright trim
const dlo = path([
  "M",
  [1.62, 0.97],
  "C",
  [1.85, 1.12],
  [2.1, 1.29],
  [2.32, 1.345],
  "C",
  [2.55, 1.375],
  [2.7, 1.378],
  [2.76, 1.377],
  "L",
  [2.78, 0.985],
  "Z",
])
const dlo2 = path([
  "M",
  [2.84, 0.988],
  "L",
  [2.83, 1.377],
  "C",
  [3.1, 1.37],
  [3.4, 1.32],
  [3.62, 1.245],
  "C",
  [3.78, 1.185],
  [3.9, 1.1],
  [3.93, 1.04],
  "C",
  [3.92, 1.01],
  [3.85, 1.0],
  [3.7, 1.0],
  "Z",
])
const glass = `<path d="${dlo}"/><path d="${dlo2}"/>`
const shut = [
  path([
    "M",
    [1.5, 0.9],
    "C",
    [1.44, 0.75],
    [1.45, 0.45],
    [1.5, 0.3],
    "L",
    [2.72, 0.28],
    "C",
    [2.79, 0.5],
    [2.8, 0.8],
    [2.8, 0.97],
  ]),
  path([
    "M",
    [2.8, 0.97],
    "C",
    [2.81, 0.6],
    [2.78, 0.4],
    [2.74, 0.28],
    "L",
    [3.3, 0.28],
    "C",
    [3.36, 0.55],
    [3.55, 0.7],
    [3.72, 0.8],
    "C",
    [3.82, 0.88],
    [3.9, 0.97],
    [3.9, 1.02],
  ]),
  path(["M", [0.35, 0.8], "C", [0.9, 0.9], [1.3, 0.93], [1.6, 0.955]]),
]
const side = `<svg width=${W} height=${H} style="background:#000"><g style="mix-blend-mode:screen" fill="#f00">${glass}</g><g style="mix-blend-mode:screen" fill="none" stroke="#0f0" stroke-width="6.5">${shut.map((d) => `<path d="${d}"/>`).join("")}<path d="${path(["M", [1.75, 0.215], "L", [3.1, 0.215]])}" stroke-width="26"/></g><g style="mix-blend-mode:screen" fill="none" stroke="#00f" stroke-width="11"><path d="${path(["M", [1.58, 0.965], "L", [3.95, 1.0]])}"/></g><g style="mix-blend-mode:screen" fill="#00f"><path d="${path(["M", [2.48, 0.85], "L", [2.68, 0.852], "L", [2.68, 0.83], "L", [2.48, 0.828], "Z"])}"/><path d="${path(["M", [3.45, 0.87], "L", [3.65, 0.872], "L", [3.65, 0.85], "L", [3.45, 0.848], "Z"])}"/></g></svg>`
const wrap = (
  text,
) => `<svg width=${W} height=${H} style="background:#ffb52e"><defs><linearGradient id=g x1=0 x2=1><stop offset=0 stop-color=#ffb52e /><stop offset=1 stop-color=#ff9410 /></linearGradient></defs><rect width=${W} height=${H} fill="url(#g)"/>
<circle cx="${3.78 * S}" cy="${(1.6 - 0.62) * S}" r="${0.62 * S}" fill="#ffd684"/><circle cx="${3.78 * S}" cy="${(1.6 - 0.62) * S}" r="${0.5 * S}" fill="#fff3d6"/>
<path d="${path(["M", [-0.2, 0], "L", [-0.2, 0.6], "C", [0.5, 0.72], [0.8, 0.34], [1.7, 0.33], "C", [3.2, 0.33], [3.2, 0.72], [3.9, 0.7], "C", [4.3, 0.69], [4.6, 0.6], [4.9, 0.66], "L", [4.9, 0], "Z"])}" fill="#c4471b"/><path d="${path(["M", [-0.2, 0], "L", [-0.2, 0.36], "C", [0.8, 0.5], [1.3, 0.18], [2.4, 0.22], "C", [3.1, 0.26], [3.5, 0.56], [4.1, 0.5], "C", [4.4, 0.47], [4.6, 0.46], [4.9, 0.5], "L", [4.9, 0], "Z"])}" fill="#7b2a17"/>
<g transform="${text === "mirror" ? `translate(${W} 0) scale(-1 1) translate(${(4.8 - 2 * 2.14) * S} 0)` : ""}"><g font-family="O" font-weight="900" fill="#0d152b" text-anchor="middle"><text x="${2.12 * S}" y="${(1.6 - 0.58) * S}" font-size="${0.27 * S}" letter-spacing="-4">Sunrise</text><text x="${2.12 * S}" y="${(1.6 - 0.345) * S}" font-size="${0.27 * S}" letter-spacing="-4">Roasters</text></g></g></svg>`
// front: y from -1 to 1, z 0 to 1.6. Red = lamp glow, green = dark (grille), blue = chrome
const f = (y, z) => `${((y + 1) * S).toFixed(0)} ${((1.6 - z) * S).toFixed(0)}`
const fp = (pts) => pts.map((p) => (typeof p === "string" ? p : f(...p))).join(" ")
const both = (s) => `${s}<g transform="translate(${2 * S} 0) scale(-1 1)">${s}</g>`
const front = `<svg width=${2 * S} height=${H} style="background:#000"><g style="mix-blend-mode:screen" fill="#0f0"><path d="${fp(["M", [-0.62, 0.44], "L", [0.62, 0.44], "L", [0.52, 0.26], "L", [-0.52, 0.26], "Z"])}"/>${both(`<path d="${fp(["M", [-0.93, 0.71], "C", [-0.85, 0.665], [-0.65, 0.635], [-0.47, 0.635], "L", [-0.43, 0.7], "C", [-0.6, 0.72], [-0.8, 0.745], [-0.93, 0.775], "Z"])}"/><path d="${fp(["M", [-0.86, 0.46], "L", [-0.7, 0.44], "L", [-0.68, 0.3], "L", [-0.82, 0.3], "Z"])}"/>`)}</g>
<g style="mix-blend-mode:screen" fill="none" stroke="#f00" stroke-width="13">${both(`<path d="${fp(["M", [-0.9, 0.735], "C", [-0.8, 0.7], [-0.6, 0.675], [-0.46, 0.672]])}"/><path d="${fp(["M", [-0.84, 0.44], "L", [-0.83, 0.33]])}"/>`)}</g><g style="mix-blend-mode:screen" fill="#f00">${both(
  [
    [-0.76, 0.683],
    [-0.66, 0.664],
    [-0.56, 0.654],
  ]
    .map(([y, z]) => `<ellipse cx="${(y + 1) * S}" cy="${(1.6 - z) * S}" rx="19" ry="13"/>`)
    .join(""),
)}</g><g style="mix-blend-mode:screen" stroke="#00f" stroke-width="9" fill="none"><path d="${fp(["M", [-0.46, 0.672], "L", [0.46, 0.672]])}"/></g></svg>`
const back = `<svg width=${2 * S} height=${H} style="background:#000"><g style="mix-blend-mode:screen" fill="none" stroke="#f00"><path stroke-width=24 d="${fp(["M", [-0.88, 0.86], "C", [-0.5, 0.885], [0.5, 0.885], [0.88, 0.86]])}"/><path stroke-width=30 d="${fp(["M", [-0.9, 0.86], "C", [-0.86, 0.8], [-0.7, 0.8], [-0.52, 0.82]])}"/><path stroke-width=30 d="${fp(["M", [0.9, 0.86], "C", [0.86, 0.8], [0.7, 0.8], [0.52, 0.82]])}"/></g><g style="mix-blend-mode:screen" fill="#0f0"><path d="${fp(["M", [-0.8, 0.36], "L", [0.8, 0.36], "L", [0.66, 0.2], "L", [-0.66, 0.2], "Z"])}"/></g><g style="mix-blend-mode:screen" stroke="#0f0" fill=none stroke-width=6><path d="${fp(["M", [-0.78, 0.98], "L", [-0.72, 0.6], "L", [0.72, 0.6], "L", [0.78, 0.98]])}"/></g></svg>`
const b = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
const p = await b.newPage()
for (const [n, w, h, x] of [
  ["side", W, H, side],
  ["wrapR", W, H, wrap("")],
  ["wrapL", W, H, wrap("mirror")],
  ["front", 2 * S, H, front],
  ["back", 2 * S, H, back],
]) {
  await p.setViewportSize({ width: w, height: h })
  await p.setContent(`<style>${css}</style>${x}`)
  await p.evaluate(() => document.fonts.ready)
  await p.screenshot({ path: `car_${n}.png` })
}
await b.close()

// Draws the textures of the scenes into the folder it runs in: the advertisements and the navigation screen.
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { chromium } from "playwright-core"
import { findChromium } from "../../api/scripts/testing/findChromium.mjs"

const F = readFileSync(
  fileURLToPath(import.meta.resolve("@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2")),
).toString("base64")
const css = `@font-face{font-family:O;src:url(data:font/woff2;base64,${F});font-weight:100 900}*{margin:0;box-sizing:border-box}body{font-family:O;overflow:hidden}`
// Other languages: LOCALE=es.
const words = {
  en: {
    corner: "The next corner on your right",
    open: "Open until 10 pm, 0.2 mi away",
    lunch: "Lunch,<br>next left",
    show: "Late show,<br>8 pm",
  },
  es: {
    corner: "En la próxima esquina, a la derecha",
    open: "Abierto hasta las 10 p. m., a 0.2 mi",
    lunch: "Almuerzo,<br>a la vuelta",
    show: "Esta noche,<br>8 p. m.",
  },
}[process.env.LOCALE ?? "en"]
const tablet = `<div style="width:1600px;height:1000px;position:relative;background:linear-gradient(170deg,#ffd684 0,#ffb52e 38%,#f08a1c 66%,#c4511a 100%);overflow:hidden">
<svg width=1600 height=1000 style="position:absolute"><defs><radialGradient id=s><stop offset=0 stop-color=#fff8e0 /><stop offset=.55 stop-color=#fff0c4 /><stop offset=1 stop-color=#fff0c400 /></radialGradient></defs>
<circle cx=1180 cy=520 r=330 fill=url(#s) /><circle cx=1180 cy=520 r=170 fill=#fffaf0 />
<path d="M0 700C260 560 420 620 640 700S1080 800 1600 590V1000H0Z" fill=#b4471b /><path d="M0 790C300 690 520 760 800 830S1300 860 1600 740V1000H0Z" fill=#7b2a17 /><path d="M0 900C300 820 700 900 1000 930S1400 930 1600 880V1000H0Z" fill=#3d1420 /></svg>
<div style="position:absolute;left:96px;top:92px;font-weight:900;font-size:136px;line-height:1.0;color:#1a0d16;letter-spacing:-.02em">Sunrise<br>Roasters</div>
<div style="position:absolute;left:100px;top:392px;font-weight:650;font-size:52px;color:#3a1717">${words.corner}</div>
<div style="position:absolute;left:96px;bottom:76px;font-weight:800;font-size:44px;color:#fff;background:#120a18cc;padding:22px 36px 16px;border-radius:40px">${words.open}</div>
<div style="position:absolute;right:96px;bottom:96px;width:420px;height:10px;border-radius:9px;background:#ffffff44"><div style="width:38%;height:100%;background:#fff;border-radius:9px"></div></div></div>`
const roof = `<div style="width:1600px;height:520px;background:linear-gradient(100deg,#ffb52e,#ffc85a 60%,#ff9d1e);display:flex;align-items:center;justify-content:space-between;padding:0 90px;color:#0a0f1f">
<div style="font-weight:900;font-size:190px;line-height:.92;letter-spacing:-.03em">${words.lunch}</div><svg width=330 height=330 viewBox="0 0 100 100"><circle cx=50 cy=50 r=48 fill=#0a0f1f /><path d="M70 76V52a8 8 0 0 0-8-8H34m14-16L31 44l17 16" fill=none stroke=#ffb52e stroke-width=10 stroke-linejoin=round stroke-linecap=round /></svg></div>`
const late = `<div style="width:1600px;height:520px;background:linear-gradient(100deg,#5b2a86,#c2477b 55%,#ff9a6b);display:flex;align-items:center;justify-content:space-between;padding:0 90px;color:#fff">
<div style="font-weight:900;font-size:180px;line-height:.95;letter-spacing:-.03em">${words.show}</div><svg width=330 height=330 viewBox="0 0 100 100"><path d="M62 4A48 48 0 1 0 96 62A40 40 0 0 1 62 4Z" fill=#fff3d6 /></svg></div>`
// The screens of the phone and the new tablet have no words, so that the pictures serve every language.
const screen = (w, h, drawn, ground = "#0c1634") =>
  `<svg width=${w} height=${h} viewBox="0 0 ${w} ${h}" style="display:block;background:${ground}">${drawn}</svg>`
const bar = (x, y, w, h, fill, r = h / 2) => `<rect x=${x} y=${y} width=${w} height=${h} rx=${r} fill="${fill}"/>`
const tick = (x, y, s, color) =>
  `<path d="M${x - s} ${y}l${s * 0.7} ${s * 0.7}L${x + s} ${y - s * 0.7}" fill=none stroke="${color}" stroke-width=${s * 0.42} stroke-linecap=round stroke-linejoin=round />`
const field = (y, filled) =>
  `${bar(80, y, 260, 26, "#7f93c4")}${bar(80, y + 48, 740, 118, "#16224a", 26)}${bar(122, y + 92, filled, 32, "#e8edf9")}${filled > 300 ? tick(758, y + 108, 24, "#ffb52e") : ""}`
const form = screen(
  900,
  1950,
  `${bar(80, 190, 560, 64, "#ffffff")}${bar(80, 290, 700, 28, "#7f93c4")}${field(420, 360)}${field(660, 470)}${field(900, 330)}${field(1140, 410)}${field(1380, 150)}${bar(80, 1660, 740, 150, "#ffb52e", 40)}${bar(300, 1716, 300, 38, "#0a0f1f")}`,
)
const call = screen(
  900,
  1950,
  `<circle cx=450 cy=690 r=400 fill="#ffb52e" opacity=.1 /><circle cx=450 cy=690 r=310 fill="#ffb52e" opacity=.22 /><circle cx=450 cy=690 r=215 fill="#ffb52e"/><circle cx=450 cy=630 r=76 fill="#0a0f1f"/><path d="M300 830a150 130 0 0 1 300 0Z" fill="#0a0f1f"/>${bar(230, 1160, 440, 62, "#ffffff")}${bar(310, 1260, 280, 32, "#7f93c4")}<circle cx=220 cy=1620 r=118 fill="#e5484d"/><circle cx=680 cy=1620 r=118 fill="#2fbf71"/>${[220, 680].map((x, i) => `<path transform="translate(${x} 1620) rotate(${i ? 0 : 135}) scale(5)" d="M-9-11c-3 1-4 4-3 7 3 8 9 14 17 17 3 1 6 0 7-3 0-2-5-5-7-5-2 1-3 2-4 2-3-2-5-4-7-7 0-1 1-2 2-4 0-2-3-7-5-7Z" fill="#fff"/>`).join("")}`,
)
const deposit = screen(
  900,
  1950,
  `${bar(330, 250, 240, 110, "#ffffff", 30)}${bar(300, 400, 300, 32, "#7f93c4")}${bar(60, 620, 780, 420, "#f4f6fc", 64)}<circle cx=220 cy=830 r=104 fill="#2fbf71"/><text x=220 y=882 font-size=150 font-weight=800 font-family=O fill="#fff" text-anchor=middle>$</text>${bar(376, 738, 380, 52, "#0a0f1f")}${bar(376, 830, 300, 34, "#8a97b8")}${bar(376, 890, 220, 34, "#8a97b8")}${[0, 1, 2, 3].map((i) => `${bar(60, 1110 + i * 170, 780, 130, "#16224a", 44)}${tick(140, 1175 + i * 170, 26, "#ffb52e")}${bar(220, 1160 + i * 170, 300 - i * 30, 32, "#a9b8dd")}${bar(650, 1160 + i * 170, 120, 32, "#ffb52e")}`).join("")}`,
)
const setup = screen(
  1600,
  1000,
  `<circle cx=800 cy=440 r=210 fill="none" stroke="#22356c" stroke-width=34 /><path d="M800 230a210 210 0 1 1-182 315" fill="none" stroke="#ffb52e" stroke-width=34 stroke-linecap=round />${tick(800, 445, 84, "#ffffff")}${bar(560, 760, 480, 46, "#e8edf9")}${bar(650, 840, 300, 28, "#7f93c4")}`,
)
const b = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
const p = await b.newPage()
for (const [n, w, h, html] of [
  ["tablet", 1600, 1000, tablet],
  ["roof", 1600, 520, roof],
  ["late", 1600, 520, late],
  ["form", 900, 1950, form],
  ["call", 900, 1950, call],
  ["deposit", 900, 1950, deposit],
  ["setup", 1600, 1000, setup],
  [
    "nav",
    800,
    480,
    `<div style="width:800px;height:480px;background:#0b1430"><svg width=800 height=480 fill=none stroke=#22325a stroke-width=14><path d="M-10 90H810M-10 220H810M-10 370H810M120-10V490M300-10V490M470-10V490M650-10V490"/><path d="M300 490V370H470V220H650V90" stroke=#ffb52e stroke-width=20 stroke-linejoin=round /><circle cx=300 cy=440 r=22 fill=#fff stroke=none /></svg></div>`,
  ],
]) {
  await p.setViewportSize({ width: w, height: h })
  await p.setContent(`<style>${css}</style>${html}`)
  await p.evaluate(() => document.fonts.ready)
  await p.screenshot({ path: `${n}.png` })
}
await b.close()

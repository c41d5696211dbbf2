// Draws the textures of the scenes into the folder it runs in: the advertisements and the navigation screen.
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { chromium } from "playwright-core"
import { findChromium } from "../../api/scripts/testing/findChromium.mjs"

const F = readFileSync(
  fileURLToPath(import.meta.resolve("@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2")),
).toString("base64")
const css = `@font-face{font-family:O;src:url(data:font/woff2;base64,${F});font-weight:100 900}*{margin:0;box-sizing:border-box}body{font-family:O;overflow:hidden}`
const tablet = `<div style="width:1600px;height:1000px;position:relative;background:linear-gradient(170deg,#ffd684 0,#ffb52e 38%,#f08a1c 66%,#c4511a 100%);overflow:hidden">
<svg width=1600 height=1000 style="position:absolute"><defs><radialGradient id=s><stop offset=0 stop-color=#fff8e0 /><stop offset=.55 stop-color=#fff0c4 /><stop offset=1 stop-color=#fff0c400 /></radialGradient></defs>
<circle cx=1180 cy=520 r=330 fill=url(#s) /><circle cx=1180 cy=520 r=170 fill=#fffaf0 />
<path d="M0 700C260 560 420 620 640 700S1080 800 1600 590V1000H0Z" fill=#b4471b /><path d="M0 790C300 690 520 760 800 830S1300 860 1600 740V1000H0Z" fill=#7b2a17 /><path d="M0 900C300 820 700 900 1000 930S1400 930 1600 880V1000H0Z" fill=#3d1420 /></svg>
<div style="position:absolute;left:96px;top:92px;font-weight:900;font-size:136px;line-height:1.0;color:#1a0d16;letter-spacing:-.02em">Sunrise<br>Roasters</div>
<div style="position:absolute;left:100px;top:392px;font-weight:650;font-size:52px;color:#3a1717">The next corner on your right</div>
<div style="position:absolute;left:96px;bottom:76px;font-weight:800;font-size:44px;color:#fff;background:#120a18cc;padding:22px 36px 16px;border-radius:40px">Open until 10 pm, 0.2 mi away</div>
<div style="position:absolute;right:96px;bottom:96px;width:420px;height:10px;border-radius:9px;background:#ffffff44"><div style="width:38%;height:100%;background:#fff;border-radius:9px"></div></div></div>`
const roof = `<div style="width:1600px;height:520px;background:linear-gradient(100deg,#ffb52e,#ffc85a 60%,#ff9d1e);display:flex;align-items:center;justify-content:space-between;padding:0 90px;color:#0a0f1f">
<div style="font-weight:900;font-size:190px;line-height:.92;letter-spacing:-.03em">Lunch,<br>next left</div><svg width=330 height=330 viewBox="0 0 100 100"><circle cx=50 cy=50 r=48 fill=#0a0f1f /><path d="M70 76V52a8 8 0 0 0-8-8H34m14-16L31 44l17 16" fill=none stroke=#ffb52e stroke-width=10 stroke-linejoin=round stroke-linecap=round /></svg></div>`
const late = `<div style="width:1600px;height:520px;background:linear-gradient(100deg,#5b2a86,#c2477b 55%,#ff9a6b);display:flex;align-items:center;justify-content:space-between;padding:0 90px;color:#fff">
<div style="font-weight:900;font-size:180px;line-height:.95;letter-spacing:-.03em">Late show,<br>8 pm</div><svg width=330 height=330 viewBox="0 0 100 100"><path d="M62 4A48 48 0 1 0 96 62A40 40 0 0 1 62 4Z" fill=#fff3d6 /></svg></div>`
const b = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
const p = await b.newPage()
for (const [n, w, h, html] of [
  ["tablet", 1600, 1000, tablet],
  ["roof", 1600, 520, roof],
  ["late", 1600, 520, late],
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

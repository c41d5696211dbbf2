// "Roof screen in the street": an editorial SVG, drawn by numbers so that perspective, light and reflections agree.
import { writeFileSync } from "node:fs"
import { join } from "node:path"

let s = 41
// Seeded, so that each run draws the same picture.
const R = (a = 1, b = 0) => {
  s = (s * 16807) % 2147483647
  return b + (a - b) * (s / 2147483647)
}
const W = 1600,
  H = 1000,
  VX = 610,
  HZ = 560,
  f = 900
const p = (x, y, z) => [VX + (f * x) / z, HZ - (f * (y - 1.5)) / z]
const q = (v) => v.map((n) => Math.round(n)).join(" ")
let far = "",
  win = "",
  lamps = "",
  refl = "",
  shops = ""
for (let k = 9; k >= 0; k--)
  for (const d of [-1, 1]) {
    const z0 = 9 + k * 7.5,
      z1 = z0 + 7,
      x = d * 9.5,
      h = R(30, 11) + (k % 3) * 3
    const a = p(x, 0, z0),
      b = p(x, h, z0),
      c = p(x, h, z1),
      e = p(x, 0, z1)
    const t = k / 9
    far += `<path d="M${q(a)}L${q(b)}L${q(c)}L${q(e)}Z" fill="${["#0b1329", "#101a36", "#15213f", "#1b294d", "#20305a"][Math.min(4, k >> 1)]}"/>`
    let g = ""
    for (let zz = z0 + 0.5; zz < z1 - 1; zz += k ? 1.5 : 1.1)
      for (let y = 4.6; y < h - 1; y += k ? 2.1 : 1.7)
        if (R() < (k ? 0.36 : 0.3)) {
          const o = k
            ? [[0, 0.85]]
            : [
                [0, 0.26],
                [0.32, 0.58],
              ]
          for (const [e, t2] of o) {
            const u = [p(x, y, zz + e), p(x, y + 1.1, zz + e), p(x, y + 1.1, zz + t2), p(x, y, zz + t2)]
            g += `M${u.map(q).join("L")}Z`
          }
        }
    win += `<path d="${g}" fill="${R() < 0.55 ? "#ffb52e" : R() < 0.5 ? "#ffdc94" : "#7f9fe6"}" opacity="${(0.8 - 0.5 * t).toFixed(2)}"/>`
    const u = [p(x, 0.5, z0 + 0.4), p(x, 3.3, z0 + 0.4), p(x, 3.3, z1 - 0.4), p(x, 0.5, z1 - 0.4)]
    const col = ["#ffb52e", "#ff8a3c", "#ffcf70", "#6f95ea"][(R() * 4) | 0]
    shops += `<path d="M${u.map(q).join("L")}Z" fill="${col}" opacity="${(0.75 - 0.35 * t).toFixed(2)}"/>`
    const r0 = p(x, 0, z0 + 0.4),
      r1 = p(x, 0, z1 - 0.4),
      r2 = p(x, -4.2, z1 - 0.4),
      r3 = p(x, -4.2, z0 + 0.4)
    refl += `<path d="M${[r0, r1, r2, r3].map(q).join("L")}Z" fill="${col}" opacity="${(0.22 - 0.1 * t).toFixed(2)}"/>`
    const lx = d * 6.6,
      L0 = p(lx, 0, z0),
      L1 = p(lx, 6.4, z0),
      L2 = p(lx - d * 1.5, 6.7, z0)
    const w = Math.max(1, 90 / z0)
    lamps += `<path d="M${q(L0)}L${q(L1)}Q${q(p(lx, 6.8, z0))} ${q(L2)}" stroke="#060a15" stroke-width="${w.toFixed(1)}" fill="none"/><circle cx="${L2[0] | 0}" cy="${L2[1] | 0}" r="${(900 / z0) | 0}" fill="url(#gl)"/><circle cx="${L2[0] | 0}" cy="${L2[1] | 0}" r="${(120 / z0 + 1).toFixed(1)}" fill="#fff3d6"/>`
    const m = p(lx - d * 1.5, -4.5, z0)
    refl += `<path d="M${(m[0] - 260 / z0) | 0} ${(HZ + 1200 / z0) | 0}h${(520 / z0) | 0}l${(60 / z0) | 0} ${((m[1] - HZ) * 0.95) | 0}h${(-640 / z0) | 0}Z" fill="url(#lr)"/>`
  }
const curb = [-1, 1]
  .map(
    (d) =>
      `<path d="M${[p(d * 9.5, 0, 5), p(d * 9.5, 0, 90), p(d * 7, 0, 90), p(d * 7, 0, 5)].map(q).join("L")}Z" fill="#0a1024" opacity=".82"/><path d="M${q(p(d * 7, 0, 5))}L${q(p(d * 7, 0, 90))}" stroke="#ffb52e" stroke-width="2" opacity=".35"/>`,
  )
  .join("")
let cars = ""
for (const [x, z, c] of [
  [1.6, 13, 1],
  [2.4, 24, 1],
  [1.7, 40, 1],
  [-2.2, 17, 0],
  [-3.1, 30, 0],
  [-2.1, 46, 0],
]) {
  const [a, b] = p(x, 0, z),
    k = f / z
  cars += `<g transform="translate(${a | 0} ${b | 0}) scale(${(k / 100).toFixed(3)})"><path d="M-92 0v-62q4-12 18-16l18-46q5-12 18-12h76q13 0 18 12l18 46q14 4 18 16v62z" fill="#070c19"/><path d="M-52-82l14-36h76l14 36z" fill="#24355f"/>${c ? `<path d="M-86-62h44v14h-44zM42-62h44v14h-44z" fill="#ff4a33"/><path d="M-82 12h36l6 150h-48zM46 12h36l6 150h-48z" fill="#ff4a33" opacity=".28"/>` : `<circle cx="-66" cy="-50" r="15" fill="#fff3d6"/><circle cx="66" cy="-50" r="15" fill="#fff3d6"/><circle cx="-66" cy="-50" r="75" fill="url(#hl)"/><circle cx="66" cy="-50" r="75" fill="url(#hl)"/><path d="M-84 12h36l10 190h-60zM48 12h36l14 190h-60z" fill="#fff3d6" opacity=".22"/>`}</g>`
}
let rain = ""
for (let i = 0; i < 90; i++) {
  const x = R(W) | 0,
    y = R(H) | 0,
    l = R(46, 14) | 0
  rain += `M${x} ${y}l${(-l / 6) | 0} ${l}`
}
// the car in front: a roof in three-quarter view, cut by the frame
const car = `<g><path d="M560 1000C600 930 660 905 720 880L905 742C960 706 1030 690 1110 688L1600 676V1000Z" fill="url(#pt)"/><path d="M735 884L918 752C962 722 1030 707 1100 705L1105 872Q900 884 735 884Z" fill="url(#gs)"/><path d="M1135 704L1600 694V852L1140 871Z" fill="url(#gs2)"/><path d="M735 884L918 752C962 722 1030 707 1100 705L1600 694" fill="none" stroke="#ffcf70" stroke-width="3" opacity=".8"/><path d="M905 742C960 706 1030 690 1110 688L1600 676" fill="none" stroke="#fff3d6" stroke-width="4.5"/><path d="M720 880L905 742" fill="none" stroke="#ffb52e" stroke-width="4"/><path d="M600 940Q900 895 1600 880" fill="none" stroke="#ffb52e" stroke-width="3" opacity=".55"/><path d="M640 922Q900 884 1600 866" stroke="#05080f" stroke-width="3" fill="none"/><path d="M1000 742L1078 716L1040 878L905 881Z" fill="#ffb52e" opacity=".16"/><path d="M1290 702L1420 699L1330 860L1190 868Z" fill="#ffcf70" opacity=".15"/><path d="M1118 700L1124 876" stroke="#0a1124" stroke-width="30"/><ellipse cx="1230" cy="690" rx="330" ry="17" fill="#ffb52e" opacity=".55" filter="url(#b8)"/></g>`
const screen = ([first, second], ...words) =>
  `<g class="scr"><path d="M985 640h60l6 52h-58zM1400 628h60l4 52h-60z" fill="#0a0f1e"/><path d="M890 352L1530 318Q1546 317 1547 332L1556 622Q1556 636 1542 637L918 664Q904 665 902 650L878 368Q877 353 890 352Z" fill="#0b1020"/><path d="M890 352L862 372Q856 378 857 388L880 646Q882 660 902 662L918 664L902 650L878 368Z" fill="#26365f"/><path d="M896 370L1529 337L1538 621L917 647Z" fill="url(#ad)"/><g transform="matrix(.985 -.052 .055 .99 900 372)" font-family="Overpass Variable,Overpass,system-ui" font-weight="900" fill="#0a0f1f"><text x="42" y="122" font-size="104" textLength="${first}" lengthAdjust="spacingAndGlyphs">${words[0]}</text><text x="42" y="226" font-size="104" textLength="${second}" lengthAdjust="spacingAndGlyphs">${words[1]}</text></g><g transform="translate(1428 488) scale(1.12)"><circle r="62" fill="#0a0f1f"/><path d="M24 32V2a9 9 0 0 0-9-9h-34m18-19l-19 19 19 19" fill="none" stroke="#ffb52e" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/></g><path d="M896 370L1529 337L1531 392Q1200 400 899 470Z" fill="#fff" opacity=".14"/></g>`
const write = (file, lengths, ...words) =>
  writeFileSync(
    join(import.meta.dirname, `../site/pictures/files/${file}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><title>A street at night, over the roof of a car with a lit screen</title><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#060a18"/><stop offset=".62" stop-color="#1a2549"/><stop offset="1" stop-color="#7a4a2c"/></linearGradient><radialGradient id="gl"><stop stop-color="#ffc55c" stop-opacity=".75"/><stop offset=".3" stop-color="#ffb52e" stop-opacity=".2"/><stop offset="1" stop-color="#ffb52e" stop-opacity="0"/></radialGradient><radialGradient id="hl"><stop stop-color="#fff3d6" stop-opacity=".7"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/></radialGradient><linearGradient id="lr" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffc766" stop-opacity=".55"/><stop offset="1" stop-color="#ffb52e" stop-opacity="0"/></linearGradient><linearGradient id="rd" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#5a3f36"/><stop offset=".25" stop-color="#1a2240"/><stop offset="1" stop-color="#070b18"/></linearGradient><linearGradient id="ad" x1="0" x2="1"><stop stop-color="#ffb52e"/><stop offset=".6" stop-color="#ffcb62"/><stop offset="1" stop-color="#ff9d1e"/></linearGradient><linearGradient id="pt" x1="0" y1="0" x2=".25" y2="1"><stop stop-color="#4c5f93"/><stop offset=".35" stop-color="#1b2a52"/><stop offset="1" stop-color="#080d1b"/></linearGradient><linearGradient id="gs" x1="0" y1="0" x2="1" y2=".4"><stop stop-color="#3c4d7c"/><stop offset=".4" stop-color="#0d1630"/><stop offset="1" stop-color="#6a4a2a"/></linearGradient><linearGradient id="gs2" x1="0" y1="0" x2="1" y2=".5"><stop stop-color="#8a5a25"/><stop offset=".45" stop-color="#101a36"/><stop offset="1" stop-color="#24355f"/></linearGradient><radialGradient id="ha" cx="1215" cy="500" r="620" gradientUnits="userSpaceOnUse"><stop stop-color="#ffb52e" stop-opacity=".42"/><stop offset=".45" stop-color="#ffb52e" stop-opacity=".12"/><stop offset="1" stop-color="#ffb52e" stop-opacity="0"/></radialGradient><filter id="b8"><feGaussianBlur stdDeviation="9"/></filter><filter id="b2"><feGaussianBlur stdDeviation="2.4"/></filter><filter id="rp" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".004 .06" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="2.5 5"/></filter><filter id="gn"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .85 0 0 0 .55 -.12"/></filter></defs><path d="M0 0h${W}v${HZ + 60}H0z" fill="url(#sky)"/><path d="M0 ${HZ}h${W}v${H}H0z" fill="url(#rd)"/><g filter="url(#rp)">${refl}</g><g filter="url(#b2)">${far}${win}${shops}${curb}</g><g filter="url(#b2)">${lamps}${cars}</g><path d="${rain}" stroke="#cfdcff" stroke-width="1.6" opacity=".22"/><path d="M0 0h${W}v${H}H0z" fill="url(#ha)"/>${car}${screen(lengths, ...words)}<path d="M0 0h${W}v${H}H0z" filter="url(#gn)" opacity=".16"/></svg>`,
  )

write("street", [262, 380], "Lunch,", "next left")
write("street-es", [372, 408], "Almuerzo,", "a la vuelta")

import { expect, test } from "@jest/globals"
import { cleanFilename, downloadName } from "./mediaFile.rules.ts"

test.each([
  ["../../etc/passwd.png", "passwd.png"],
  ["C:\\fakepath\\car.png", "car.png"],
  ["line\r\nSet-Cookie: x=y.png", "lineSet-Cookie: x=y.png"],
  ["\u202egnp.exe", "gnp.exe"],
  ["a\u200f\u2066b\u2069\u2028.png", "ab.png"],
  ["u\u0308ber 👩‍🚀.png", "über 👩‍🚀.png"],
  ["<img src=x onerror=alert(1)>.png", "<img src=x onerror=alert(1)>.png"],
  ["x".repeat(300), "x".repeat(255)],
  ["a\u0000b\u0007c\u007f\u0085.gif", "abc.gif"],
  ["\ud800.gif", ".gif"],
  ["", "picture.gif"],
  ["folder/", "picture.gif"],
  ["%22a%22.gif", '"a".gif'],
  ["%0d%0aX: y.gif", "X: y.gif"],
  [`${"👩".repeat(300)}.gif`, `${"👩".repeat(251)}.gif`],
  [`x.${"y".repeat(300)}`, `x.${"y".repeat(253)}`],
])("the file name %j is cleaned to %j", (name, clean) => {
  expect(cleanFilename(name, "picture.gif")).toBe(clean)
})

test.each([
  ["x.png", "image/png", "x.png"],
  ["x.jpeg", "image/jpeg", "x.jpeg"],
  ["x.svg", "image/png", "x.svg.png"],
  ["x.png.html", "image/png", "x.png.html.png"],
  ["x.gif", "image/webp", "x.gif.webp"],
  ["photo", "image/jpeg", "photo.jpg"],
] as const)("the picture %s of type %s is saved as %s", (name, type, saved) => {
  expect(downloadName(name, type)).toBe(saved)
})

import { expect, test } from "@jest/globals"
import { cleanFilename, downloadName } from "./mediaFile.rules.ts"

test.each([
  ["a\u0000b\u0007c\u007f\u0085.gif", "abc.gif"],
  ["\ud800.gif", ".gif"],
  ["", "picture.gif"],
  [".", "picture.gif"],
  ["folder/", "picture.gif"],
  ["%22a%22.gif", '"a".gif'],
  ["%0d%0aX: y.gif", "X: y.gif"],
  [`${"👩".repeat(300)}.gif`, `${"👩".repeat(251)}.gif`],
  [`x.${"y".repeat(300)}`, `x.${"y".repeat(253)}`],
])("%j becomes %j", (name, clean) => {
  expect(cleanFilename(name, "picture.gif")).toBe(clean)
})

test.each([
  ["x.png", "image/png", "x.png"],
  ["X.PNG", "image/png", "X.PNG"],
  ["x.jpeg", "image/jpeg", "x.jpeg"],
  ["x.svg", "image/png", "x.svg.png"],
  ["a.js", "image/gif", "a.js.gif"],
  ["x.png.html", "image/png", "x.png.html.png"],
  ["x.gif", "image/webp", "x.gif.webp"],
  ["photo", "image/jpeg", "photo.jpg"],
] as const)("%s of type %s is saved as %s", (name, type, saved) => {
  expect(downloadName(name, type)).toBe(saved)
})

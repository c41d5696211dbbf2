import { expect, test } from "@jest/globals"
import { cleanFilename } from "./filename.ts"

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
  expect(cleanFilename(name, "image/gif")).toBe(clean)
})

import { describe, expect, test } from "@jest/globals"
import { separateQuote } from "./quotedParts.ts"
import { safeHtml } from "./safeHtml.ts"

describe("what was written is told from what it answers", () => {
  const attribution = "On Tue, Nov 3, 2026 at 10:00 AM Kim <kim@example.com> wrote:"

  test("by the line above it", () => {
    expect(separateQuote(`Yes.\n\n${attribution}\n> Can you start?\n\n-- \nAna`)).toEqual({
      text: "Yes.",
      quotedText: `${attribution}\n> Can you start?\n\n-- \nAna`,
    })
  })

  test.each([
    `Hello Kim,\n\n${attribution}\n> Can you start?\nYes.\n> When?\nOn Monday.`,
    `See below.\n\n${attribution}\n\n> Can you start?\n\nYes, on Monday.`,
  ])("but never folded away where answers stand between or below", (whole) => {
    expect(separateQuote(whole)).toEqual({ text: whole, quotedText: null })
  })
})

describe("HTML is shown without what loads, runs or leads elsewhere than it says", () => {
  const LINK = '<a rel="noopener noreferrer" target="_blank">a</a>'

  test.each([
    ['<a href="javascript:alert(1)">a</a>', LINK],
    ['<a href="data:text/html,x">a</a>', LINK],
    ['<a href="//evil.example/x">a</a>', LINK],
    [
      '<a href="https://x.example/" target="_self" rel="opener" onclick="x()">a</a>',
      '<a href="https://x.example/" rel="noopener noreferrer" target="_blank">a</a>',
    ],
    ['<p style="background:url(https://x.example/);color:red">a</p>', '<p style="color:red">a</p>'],
    ['<p style="color:expression(x);background-color:url(//x.example)">a</p>', "<p>a</p>"],
    ['<img src="https://x.example/p.gif" alt="<b>logo</b>" onerror="x()">', "<span>[&lt;b&gt;logo&lt;/b&gt;]</span>"],
    ["<svg><script>x()</script></svg><style>p{}</style><p>a</p>", "<p>a</p>"],
    ['<form action="https://x.example"><input name="x"><p id="x" class="y">a</p></form>', "<p>a</p>"],
    [
      '<meta http-equiv="refresh" content="0;url=https://x.example"><base href="https://x.example"><p>a</p>',
      "<p>a</p>",
    ],
  ])("%s", (html, expected) => {
    expect(safeHtml(html).html).toBe(expected)
  })
})

import { expect, test } from "@jest/globals"
import { refreshDocument } from "./PreviewFrame.tsx"

const page = (body: string) => `<!DOCTYPE html><html lang="en"><head><title>Home</title></head>${body}</html>`

const documentOf = (body: string) => new DOMParser().parseFromString(page(body), "text/html")

const before = '<body><h1 class="big">Old</h1><img src="/a.webp"><ul><li>One</li><li>Two</li></ul><p>End</p></body>'

test.each([
  ["another text", before.replace("Old", "New &lt;b&gt; 😀")],
  ["other attributes", before.replace('class="big"', 'id="head" lang="es"')],
  ["a row more", before.replace("</ul>", "<li>Three</li></ul>")],
  ["a row less", before.replace("<li>One</li>", "")],
  ["another element in its place", before.replace('<img src="/a.webp">', "<svg><path d='M0 0'/></svg>")],
  ["nothing", "<body></body>"],
  ["a text between elements", before.replace("<p>", "between<p>")],
])("the preview is updated with %s", (_, after) => {
  const shown = documentOf(before)
  refreshDocument(shown, page(after))
  expect(shown.documentElement.outerHTML).toBe(documentOf(after).documentElement.outerHTML)
})

test("the preview keeps equal nodes, and an element whose text changes", () => {
  const shown = documentOf(before)
  const picture = shown.querySelector("img")
  const heading = shown.querySelector("h1")
  refreshDocument(shown, page(before.replace("Old", "New")))
  expect(shown.querySelector("img")).toBe(picture)
  expect(shown.querySelector("h1")).toBe(heading)
  expect(heading?.textContent).toBe("New")
})

import { posix } from "node:path"
import { Marked, type Token, type Tokens } from "marked"
import { escapeHtml } from "../../platform/text/escapeHtml.ts"

const languages = new Map([
  ["sh", "curl"],
  ["ts", "TypeScript"],
  ["python", "Python"],
])

const served: Record<string, string> = { "../schema.graphql": "/schema.graphql" }

/** The anchors of GitHub, so that links work in both places. */
const headingId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-")

// `tabindex` lets readers scroll by keyboard.
const codeBlock = (text: string) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`

const marked = new Marked({
  renderer: {
    code: ({ text }) => codeBlock(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      const address = served[href] ?? href
      if (/^(https?:|#|\/)/.test(address)) return `<a href="${escapeHtml(address)}">${text}</a>`
      return `${text} (<code>${escapeHtml(posix.join("docs", address))}</code> in the repository)`
    },
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>`
    },
  },
})

const languageOf = (token: Token | undefined) =>
  token?.type === "code" ? languages.get((token as Tokens.Code).lang ?? "") : undefined

/** Further languages of the same call are collapsed, as they only repeat it. */
const example = ({ text }: Tokens.Code, language: string, before: string | undefined) =>
  `<details${before && language !== "curl" ? "" : " open"}><summary>${language}</summary>${codeBlock(text)}</details>`

const render = (token: Token, before: Token | undefined) => {
  const language = languageOf(token)
  if (language) return example(token as Tokens.Code, language, languageOf(before))
  const html = marked.parser([token])
  return token.type === "table" ? `<div class="docs-table" tabindex="0">${html}</div>` : html
}

export const renderGuide = (text: string) => {
  // Diagrams need scripts, which this page does not have.
  const tokens = marked
    .lexer(text)
    .filter((token) => token.type !== "space" && !(token.type === "code" && token.lang === "mermaid"))
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === "heading")
  return {
    title: headings[0]?.text ?? "",
    chapters: headings.filter(({ depth }) => depth === 2).map(({ text: title }) => ({ id: headingId(title), title })),
    html: tokens.map((token, at) => render(token, tokens[at - 1])).join("\n"),
  }
}

import { posix } from "node:path"
import { Marked, type Token, type Tokens } from "marked"
import { escapeHtml } from "../../platform/escapeHtml.ts"

export interface Heading {
  id: string
  title: string
}

export interface Entry extends Heading {
  html: string
}

export interface Guide {
  title: string
  introduction: string
  sections: Entry[]
}

/** The languages of examples, by the name that a fence in Markdown has. */
export const exampleLanguages = { sh: "curl", ts: "TypeScript", python: "Python" } as const

type ExampleLanguage = keyof typeof exampleLanguages

const isExampleLanguage = (name: string | undefined): name is ExampleLanguage =>
  name !== undefined && name in exampleLanguages

/** What a link from one file of the repository to another leads to on a server. */
const served: Record<string, string> = { "../schema.graphql": "/schema.graphql" }

/** The id that GitHub gives to a heading, so that links work there and here. */
export const headingId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-")

/** Code that scrolls by itself, also by keyboard. */
export const codeBlock = (text: string) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`

const marked = new Marked({
  renderer: {
    code: ({ text }) => codeBlock(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      const address = served[href] ?? href
      if (/^(https?:|#|\/)/.test(address)) return `<a href="${escapeHtml(address)}">${text}</a>`
      // The other files of the repository are not served.
      return `${text} (<code>${escapeHtml(posix.join("docs", address))}</code> in the repository)`
    },
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>`
    },
  },
})

/** A text in Markdown without paragraphs. */
export const inlineMarkdown = (text: string) => marked.parseInline(text, { async: false })

/** Wider than a phone, a table scrolls by itself. */
const scrolling = (html: string) =>
  html.replaceAll("<table>", '<div class="docs-table" tabindex="0"><table>').replaceAll("</table>", "</table></div>")

const isCode = (token: Token | undefined): token is Tokens.Code => token?.type === "code"

/** Code with the name of its language, of which the page shows the one that the reader has chosen. */
const example = ({ lang, text }: Tokens.Code) =>
  isExampleLanguage(lang)
    ? `<figure data-lang="${lang}"><figcaption>${exampleLanguages[lang]}</figcaption>${codeBlock(text)}</figure>`
    : codeBlock(text)

const render = (tokens: Token[]) => {
  const parts: string[] = []
  const visible = tokens.filter((token) => token.type !== "space" && !(isCode(token) && token.lang === "mermaid"))
  for (let at = 0; at < visible.length; at += 1) {
    // The same call in several languages, one after the other.
    const group: Tokens.Code[] = []
    for (let next = visible[at]; isCode(next) && isExampleLanguage(next.lang); next = visible[at + group.length]) {
      if (group.some(({ lang }) => lang === (next as Tokens.Code).lang)) break
      group.push(next)
    }
    const token = visible[at]
    if (group.length > 1) {
      parts.push(`<div class="docs-example">${group.map(example).join("")}</div>`)
      at += group.length - 1
    } else if (token) parts.push(scrolling(marked.parser([token])))
  }
  return parts.join("\n")
}

/** Reads the guide: a title, an introduction, and a section for each heading of the second level. */
export const readGuide = (text: string): Guide => {
  const tokens = marked.lexer(text)
  const chapters: { title: string; tokens: Token[] }[] = [{ title: "", tokens: [] }]
  for (const token of tokens) {
    if (token.type === "heading" && token.depth <= 2) {
      if (token.depth === 1) chapters[0] = { title: token.text, tokens: [] }
      else chapters.push({ title: token.text, tokens: [] })
    } else chapters.at(-1)?.tokens.push(token)
  }
  const [head, ...sections] = chapters
  return {
    title: head?.title ?? "",
    introduction: render(head?.tokens ?? []),
    sections: sections.map(({ title, tokens }) => ({ id: headingId(title), title, html: render(tokens) })),
  }
}

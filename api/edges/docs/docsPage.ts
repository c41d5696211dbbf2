import type { GraphQLSchema } from "graphql"
import type { StyleSheet } from "../../contract/site/site.ts"
import { escapeHtml } from "../../platform/escapeHtml.ts"
import { graphqlReference } from "./graphqlReference.ts"
import { type Entry, exampleLanguages, type Heading, readGuide } from "./guide.ts"

interface DocsParts {
  /** The operator's name for the product. */
  brand: string
  version: string
  guide: string
  schema: GraphQLSchema
  restGroups: Group[]
  contract: Entry
  styles: readonly StyleSheet[]
}

export interface Group extends Heading {
  entries: Entry[]
}

const link = ({ id, title }: Heading) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`

const list = (headings: readonly Heading[]) => `<ul>${headings.map(link).join("")}</ul>`

/** The entries of a reference, folded. */
const folded = ({ id, title, entries }: Group) =>
  `<li><details><summary class="docs-fold">${escapeHtml(title)}</summary><ul>${link({ id, title: "All" })}${entries.map(link).join("")}</ul></details></li>`

const contents = (sections: readonly Heading[], rest: readonly Group[], graphql: readonly Group[]) => `
<p>Guide</p>${list(sections)}
<p><a class="docs-part" href="#rest-reference">REST reference</a></p><ul>${rest.map(folded).join("")}</ul>
<p><a class="docs-part" href="#graphql-reference">GraphQL reference</a></p><ul>${graphql.map(folded).join("")}</ul>`

const section = ({ id, title, html }: Entry) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${html}</section>`

const group = ({ id, title, entries }: Group) =>
  `<h3 id="${id}">${escapeHtml(title)}</h3>${entries.map(({ html }) => html).join("\n")}`

const languageChoice = Object.entries(exampleLanguages)
  .map(
    ([language, name], index) =>
      `<label><input type="radio" name="language" id="language-${language}"${index === 0 ? " checked" : ""}><span>${name}</span></label>`,
  )
  .join("")

const sign = `<svg viewBox="0 0 28 18" width="1.5em" height="0.96em" aria-hidden="true" focusable="false"><path fill="var(--accent)" d="M4 12 6.5 3.6A2.6 2.6 0 0 1 9 1.75h10a2.6 2.6 0 0 1 2.5 1.85L24 12z"/><rect fill="currentColor" y="14" width="28" height="3" rx="1.5"/></svg>`

/** The reference as one HTML document, which needs no script. */
export const docsPage = ({ brand, version, guide: text, schema, restGroups, contract, styles }: DocsParts) => {
  const guide = readGuide(text)
  const { queries, mutations, types } = graphqlReference(schema)
  const graphqlGroups: Group[] = [
    { id: "queries", title: "Queries", entries: queries },
    { id: "mutations", title: "Mutations", entries: mutations },
    { id: "types", title: "Types", entries: types },
  ]
  // Types are found from where they are used; a list of them all would hide the rest.
  const links = contents([...guide.sections, contract], restGroups, graphqlGroups.slice(0, 2))
  const title = `${guide.title} · ${brand}`
  const description = "Keys, REST, GraphQL, changes and webhooks, with examples in curl, TypeScript and Python."
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${styles.map(({ text }) => `<style>${text}</style>`).join("\n")}
</head>
<body class="docs">
<a class="docs-skip" href="#main">Skip to the content</a>
<header class="docs-header" data-surface="night">
<a class="docs-brand" href="/">${sign}${escapeHtml(brand)}</a>
<span class="docs-version">API ${escapeHtml(version)}</span>
<fieldset class="docs-languages"><legend>Examples in</legend>${languageChoice}</fieldset>
</header>
<div class="docs-columns">
<nav class="docs-contents" aria-label="Contents">${links}</nav>
<details class="docs-menu"><summary>Contents</summary><nav aria-label="Contents">${links}</nav></details>
<main id="main" tabindex="-1">
<h1>${escapeHtml(guide.title)}</h1>
${guide.introduction}
<p class="docs-files"><a href="/schema.graphql">schema.graphql</a> <a href="/openapi.json">openapi.json</a> <a href="/graphql">GraphQL explorer</a></p>
${[...guide.sections, contract].map(section).join("\n")}
${section({ id: "rest-reference", title: "REST reference", html: restGroups.map(group).join("\n") })}
${section({ id: "graphql-reference", title: "GraphQL reference", html: graphqlGroups.map(group).join("\n") })}
</main>
</div>
</body>
</html>
`
}

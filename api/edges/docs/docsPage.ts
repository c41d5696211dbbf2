import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { StyleSheet } from "../../contract/forms/site.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { escapeHtml } from "../../platform/text/escapeHtml.ts"
import { CHANGES_ID, type ContractChange, changesSinceRelease, type Release } from "../compatibility/contractLog.ts"
import { servedSchema } from "../graphql/schema.ts"
import { openApiDocument } from "../openapi/openApiDocument.ts"
import { renderGuide } from "./guide.ts"

const item = ({ what, reason }: ContractChange) =>
  `<li><code>${escapeHtml(what)}</code>${reason ? ` ${escapeHtml(reason)}` : ""}</li>`

/** Additions are collapsed, as there may be hundreds. */
const listed = (title: string, kind: ContractChange["kind"], changes: readonly ContractChange[]) =>
  changes.length === 0
    ? ""
    : `<details${kind === "added" ? "" : " open"}><summary>${title} (${changes.length})</summary><ul>${changes.map(item).join("")}</ul></details>`

const contractSection = ({ version, date }: Release, changes: readonly ContractChange[]) => {
  const lists = (["GraphQL", "REST"] as const).flatMap((api) =>
    (["deprecated", "removed", "added"] as const).map((kind) =>
      listed(
        `${api}: ${kind}`,
        kind,
        changes.filter((change) => change.api === api && change.kind === kind),
      ),
    ),
  )
  return `<h2 id="${CHANGES_ID}">Changes of the contract</h2>
<p>Since ${escapeHtml(version)} of <time datetime="${date}">${date}</time>. What is deprecated stays for at least six months.</p>
${lists.join("\n")}`
}

const interfaces = [
  ["/docs/rest", "REST reference"],
  ["/graphql", "GraphQL explorer"],
  ["/openapi.json", "openapi.json"],
  ["/schema.graphql", "schema.graphql"],
]

const link = ([address = "", text = ""]: string[]) => `<li><a href="${address}">${escapeHtml(text)}</a></li>`

export const renderDocsPage = async (brand: string, styles: readonly StyleSheet[]): Promise<string> => {
  const document = openApiDocument()
  const { release, changes } = await changesSinceRelease({ schema: servedSchema, openApi: document })
  const { title, chapters, html } = renderGuide(await readFile(join(projectRoot, "docs", "api.md"), "utf8"))
  const contents = [...chapters, { id: CHANGES_ID, title: "Changes of the contract" }]
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${brand}`)}</title>
<meta name="description" content="Keys, REST, GraphQL, changes and webhooks, with examples in curl, TypeScript and Python.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map(({ text }) => `<style>${text}</style>`).join("\n")}
</head>
<body class="docs">
<header>
<p><a href="/">${escapeHtml(brand)}</a> API ${escapeHtml(document.info.version)}</p>
<nav aria-label="Interfaces"><ul>${interfaces.map(link).join("")}</ul></nav>
</header>
<nav aria-label="Contents"><ul>${contents.map((each) => link([`#${each.id}`, each.title])).join("")}</ul></nav>
<main>
${html}
${contractSection(release, changes)}
</main>
</body>
</html>
`
}

import { globalContent } from "../../contract/content/pages/global.ts"
import type { ExplorerFiles } from "./webClient.ts"

const page = (head: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>GraphQL explorer | ${globalContent.company.name}</title>
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`

/** The explorer's document, with the default name of the brand. */
export const explorerDocument = ({ scripts, styles }: ExplorerFiles) =>
  page(
    [
      ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
      ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
    ].join("\n    "),
    '<div id="explorer"></div>\n    <noscript>The explorer needs JavaScript. <a href="/schema.graphql">The schema</a> does not.</noscript>',
  )

/** What INTROSPECTION=off leaves of it. */
export const switchedOffDocument = page(
  "<style>body { max-width: 34rem; padding: 3rem 1.5rem; margin: auto; font: 1.0625rem/1.6 system-ui, sans-serif; }</style>",
  `<h1>The explorer is switched off</h1>
    <p>Whoever runs this site has switched off the description of its interface. Programs send their requests to this
    address all the same.</p>`,
)

import { createHash } from "node:crypto"
import { readdirSync } from "node:fs"
import { join, relative } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { dashboardChunks } from "./build/dashboardChunks.ts"
import { landPlugin } from "./build/landPlugin.ts"
import { siteChunks } from "./build/siteChunks.ts"
import { splitOperations } from "./build/splitOperations.ts"
import { styledByDocument } from "./build/styledByDocument.ts"
import { shellPlugin } from "./dashboard/shell/shellPlugin.ts"
import { codegenPlugin } from "./graphql/codegenPlugin.ts"
import { tokensPlugin } from "./theme/tokensPlugin.ts"

// Each page is an entry, so that the browser loads only the code and styles of that page.
const pages = readdirSync(join(import.meta.dirname, "site", "pages"))
  .filter((name) => name.endsWith("Page.tsx"))
  .map((name) => `site/pages/${name}`)

/** The words are entries too, as the server sends their addresses to the browser. */
const words = ["../api/contract/words/en.ts", "../api/contract/words/es.ts"]

/** Class names are shorter than by default, as each page repeats them in its markup and styles. */
const shortName = (name: string, file: string) =>
  `${name}-${createHash("sha1")
    .update(relative(import.meta.dirname, file.split("?")[0] ?? ""))
    .digest("base64url")
    .slice(0, 3)}`

/**
 * Three builds that share no chunks: dashboard, public site, and rendering on the server. In development, one client.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tokensPlugin(),
    shellPlugin(),
    landPlugin(),
    codegenPlugin(),
    splitOperations(),
    styledByDocument(),
  ],
  css: { modules: { generateScopedName: shortName } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/dashboard",
        copyPublicDir: false,
        manifest: true,
        rolldownOptions: { input: "admin.html", output: { codeSplitting: { groups: dashboardChunks } } },
      },
    },
    ...(command === "build" && {
      site: {
        consumer: "client" as const,
        build: {
          outDir: "dist/site",
          manifest: true,
          rolldownOptions: {
            input: ["site/start.ts", "site/entry-client.tsx", "site/document/docsStyles.ts", ...words, ...pages],
            // Pages are imported by their address, so their exports must count as used.
            preserveEntrySignatures: "exports-only" as const,
            output: { codeSplitting: { groups: siteChunks } },
          },
        },
      },
    }),
    ssr: {
      build: { outDir: "dist/server", copyPublicDir: false, rolldownOptions: { input: "site/entry-server.tsx" } },
      // The bundle of the server includes its dependencies, so that an installation for production needs no React.
      ...(command === "build" && {
        resolve: { noExternal: true as const },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
  },
}))

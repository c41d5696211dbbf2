import { readdirSync } from "node:fs"
import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { landPlugin } from "./build/landPlugin.ts"
import { shellPlugin } from "./dashboard/shell/shellPlugin.ts"
import { codegenPlugin } from "./graphql/codegenPlugin.ts"
import { tokensPlugin } from "./theme/tokensPlugin.ts"

// Each page is an entry, so that the browser loads its code and its styles and no other's.
const pages = readdirSync(join(import.meta.dirname, "site", "pages"))
  .filter((name) => name.endsWith("Page.tsx"))
  .map((name) => `site/pages/${name}`)

/** Two browser apps (the public site and the dashboard) and the site's server rendering (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tokensPlugin(), shellPlugin(), landPlugin(), codegenPlugin()],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        rolldownOptions: { input: "site/entry-server.tsx" },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: ["site/start.ts", "site/entry-client.tsx", ...pages, "admin.html"],
          // Pages are imported by address, so what they export is used.
          preserveEntrySignatures: "exports-only",
        },
      },
  // The server bundle has no dependencies: an installation for production needs no React.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
}))

import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { landPlugin } from "./build/landPlugin.ts"
import { shellPlugin } from "./dashboard/shell/shellPlugin.ts"
import { codegenPlugin } from "./graphql/codegenPlugin.ts"
import { tokensPlugin } from "./theme/tokensPlugin.ts"

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
        rolldownOptions: { input: ["site/start.ts", "site/entry-client.tsx", "admin.html"] },
      },
  // The server bundle has no dependencies: an installation for production needs no React.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
}))

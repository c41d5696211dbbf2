import { readdirSync } from "node:fs"
import { join } from "node:path"
import { defineConfig, type Plugin } from "vite"

// Programs loaded by path keep their path; everything else goes into bundles at the top of `dist`.
const scripts = ["auditVerify", "backup", "migrate", "restore", "seed", "verify", "wipe"].map(
  (name) => `scripts/${name}`,
)
const decoding = ["decoderProgram", "pdfProgram"].map((name) => `rooms/content/pictures/decoding/${name}`)
const programs = [...scripts, ...decoding, "rooms/mail/incoming/parserProgram"]
const migrations = readdirSync(join(import.meta.dirname, "platform/database/migrations")).map(
  (file) => `platform/database/migrations/${file.replace(/\.ts$/, "")}`,
)

/** Not bundled: native modules, packages that locate their own files, and drivers that Sequelize loads dynamically. */
const external = ["@hyzyla/pdfium", "@node-rs/argon2", "libsql", "mysql2", "sharp", "vite"]

/** Modules that libraries load and this server never uses; leaving them out shortens its start. */
const unused: [path: RegExp, instead: string][] = [
  // The time zones of the world; every date here is in UTC.
  [/\/moment-timezone\/index\.js$/, 'module.exports = require("./moment-timezone")'],
  [
    /\/sequelize\/lib\/dialects\/(db2|mariadb|mssql|oracle|postgres|snowflake)\/(?!async-queue)/,
    "module.exports = () => ({})",
  ],
  // Keeps the validators that Sequelize itself calls, of a hundred; zod checks input before it reaches a model.
  [
    /\/validator\/index\.js$/,
    ["isBoolean", "isEmpty", "isFloat", "isIn", "isInt", "isLength", "isUUID"]
      .map((name) => `exports.${name} = require("./lib/${name}").default`)
      .join("\n"),
  ],
  // Geometries, which no table has.
  [/\/wkx\/lib\/wkx\.js$/, ""],
  // The functions that Sequelize calls, of fifty.
  [
    /\/sequelize\/node_modules\/semver\/index\.js$/,
    ["coerce", "lt", "valid"].map((name) => `exports.${name} = require("./functions/${name}")`).join("\n"),
  ],
  // umzug's command line, unused by the server.
  [/\/umzug\/lib\/cli\.js$/, ""],
]

const leaveOutUnused = (): Plugin => {
  const found = new Set<string>()
  return {
    name: "leave-out-unused",
    load: (id) => {
      const [path, instead] = unused.find(([path]) => path.test(id)) ?? []
      if (path) found.add(path.source)
      return instead
    },
    // Fails if a pattern matches no file: a library's new version may rename files, which would be loaded again.
    buildEnd(error) {
      const gone = unused.filter(([path]) => !found.has(path.source))
      if (!error && gone.length > 0) this.error(`vite.config.ts leaves out what is not there: ${gone.join("; ")}`)
    },
  }
}

/** The built server in few files: reading hundreds takes most of a start. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [leaveOutUnused()],
  build: {
    ssr: true,
    outDir: "dist",
    target: "es2023",
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: ["pg-hstore"],
      input: {
        server: "main/server.ts",
        ...Object.fromEntries([...programs, ...migrations].map((name) => [name, `${name}.ts`])),
      },
      output: {
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        sourcemapExcludeSources: true,
        entryFileNames: "[name].js",
        // No hash, because a running server must still find its lazily loaded chunks after a rebuild.
        chunkFileNames: "[name].js",
      },
    },
  },
  // Resolves as Node.js does: with bundlers' entry files, `require` and `import` could get different modules.
  ssr: { noExternal: true, external, resolve: { mainFields: ["main"], conditions: ["node"] } },
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    "globalThis.process.env.NODE_ENV": JSON.stringify("production"),
  },
})

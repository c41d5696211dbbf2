import { readdirSync } from "node:fs"
import { join } from "node:path"
import { defineConfig, type Plugin } from "vite"

// Programs that are loaded by their path keep it; everything else goes into bundles at the top of `dist`.
const scripts = ["auditVerify", "backup", "migrate", "restore", "seed", "verify", "wipe"].map(
  (name) => `scripts/${name}`,
)
const decoding = ["decoderProgram", "pdfProgram"].map((name) => `rooms/content/pictures/decoding/${name}`)
const programs = [...scripts, ...decoding, "rooms/mail/incoming/parserProgram"]
const migrations = readdirSync(join(import.meta.dirname, "platform/database/migrations")).map(
  (file) => `platform/database/migrations/${file.replace(/\.ts$/, "")}`,
)

/** Not bundled, as they are native, locate their own files, or are loaded by Sequelize under a computed name. */
const external = ["@hyzyla/pdfium", "@node-rs/argon2", "libsql", "mysql2", "sharp", "vite"]

/** Libraries load these modules, but this server never uses them: leaving them out shortens its start. */
const unused: [path: RegExp, instead: string][] = [
  // The time zones of the world; Sequelize needs none, as all moments in the database are in UTC.
  [/\/moment-timezone\/index\.js$/, 'module.exports = require("./moment-timezone")'],
  [
    /\/sequelize\/lib\/dialects\/(db2|mariadb|mssql|oracle|postgres|snowflake)\/(?!async-queue)/,
    "module.exports = () => ({})",
  ],
  // Keeps the few validators, of a hundred, that Sequelize itself calls; zod checks input before a model gets it.
  [
    /\/validator\/index\.js$/,
    ["isBoolean", "isEmpty", "isFloat", "isIn", "isInt", "isLength", "isUUID"]
      .map((name) => `exports.${name} = require("./lib/${name}").default`)
      .join("\n"),
  ],
  // Geometries, which no table has.
  [/\/wkx\/lib\/wkx\.js$/, ""],
  // Keeps the few functions, of fifty, that Sequelize calls.
  [
    /\/sequelize\/node_modules\/semver\/index\.js$/,
    ["coerce", "lt", "valid"].map((name) => `exports.${name} = require("./functions/${name}")`).join("\n"),
  ],
  // The command line of umzug, which the server does not use.
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
    // Fails the build if a pattern matches no file: a library may have renamed it, and would bring it back unnoticed.
    buildEnd(error) {
      const gone = unused.filter(([path]) => !found.has(path.source))
      if (!error && gone.length > 0) this.error(`vite.config.ts leaves out what is not there: ${gone.join("; ")}`)
    },
  }
}

/** Bundled into few files, as reading hundreds would take most of a start. */
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
        // Without a hash, as a running server must still find its chunks after the next build.
        chunkFileNames: "[name].js",
      },
    },
  },
  // Resolves packages as Node.js does. With the entry files for bundlers, `require` and `import` could load different
  // modules.
  ssr: { noExternal: true, external, resolve: { mainFields: ["main"], conditions: ["node"] } },
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    "globalThis.process.env.NODE_ENV": JSON.stringify("production"),
  },
})

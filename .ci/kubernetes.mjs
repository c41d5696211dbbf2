import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

// node .ci/kubernetes.mjs PACKAGES: checks the Kubernetes manifests against the schemas of the API. PACKAGES is a folder
// with kubernetes-models and js-yaml, which are large and needed for nothing else.

const [packages] = process.argv.slice(2)
const load = (path) => import(pathToFileURL(join(packages, "node_modules", path)).href)
const { loadAll } = await load("js-yaml/dist/js-yaml.mjs")

const folder = "docs/deploy/kubernetes"
for (const file of readdirSync(folder)) {
  for (const manifest of loadAll(readFileSync(join(folder, file), "utf8"))) {
    // A file for kubectl alone, which has no schema in the API.
    if (manifest.kind === "Kustomization") continue
    const kinds = await load(`kubernetes-models/${manifest.apiVersion}/index.js`)
    try {
      new kinds[manifest.kind](manifest).validate()
    } catch (error) {
      console.error(`${file}: ${error.message}`)
      process.exitCode = 1
    }
  }
}

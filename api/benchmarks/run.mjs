import { prepare } from "../scripts/prepare.mjs"

// npm run bench, npm run bench:growth: builds what is stale, and runs the benchmark of this name.

const [name] = process.argv.splice(2, 1)
try {
  await prepare()
} catch (error) {
  console.error(error.name === "StepError" ? error.message : error)
  process.exit(1)
}
await import(`./${name}.ts`)

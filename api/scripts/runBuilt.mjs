import { prepare } from "./prepare.mjs"

// npm run bench, drill, soak: builds what is stale, then runs this program under api/.

const [name] = process.argv.splice(2, 1)
try {
  await prepare()
} catch (error) {
  console.error(error.name === "StepError" ? error.message : error)
  process.exit(1)
}
await import(`../${name}.ts`)

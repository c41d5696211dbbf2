import { renameSync, writeFileSync } from "node:fs"
import { Session } from "node:inspector/promises"

// Loaded into the product by `--import`: SIGUSR2 begins a profile, and the next one writes it to the file PROFILE_FILE.

const INTERVAL_MICROS = 250

const session = new Session()
session.connect()
await session.post("Profiler.enable")
await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_MICROS })

let isRunning = false
process.on("SIGUSR2", async () => {
  isRunning = !isRunning
  if (isRunning) return session.post("Profiler.start")
  const { profile } = await session.post("Profiler.stop")
  const file = `${process.env.PROFILE_FILE}.${process.pid}`
  writeFileSync(`${file}.part`, JSON.stringify(profile))
  // There only once it is whole.
  renameSync(`${file}.part`, file)
})

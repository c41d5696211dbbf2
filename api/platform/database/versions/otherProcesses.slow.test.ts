import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, expect, jest, test } from "@jest/globals"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { endTestProcesses, startTestProcess } from "../../../testing/process/testProcess.ts"
import { projectRoot, sourceLoader } from "../../processes/projectRoot.ts"
import { LAST_EXCLUSIVE_MIGRATION } from "./releases.ts"

// Slow: each refusal waits for as long as the lease of a killed process lasts, and a program starts for each step.

const serving = fileURLToPath(new URL("../../../testing/process/servingProcessProgram.ts", import.meta.url))

// This process never reads the database: on SQLite it would count as another one.
await setUpTestDatabase()
afterAll(endTestProcesses)

const migrate = async (...given: string[]) => {
  const { PATH, DATABASE_URL, SOURCE_LOADER } = process.env
  const env = { PATH, DATABASE_URL, SOURCE_LOADER, NODE_ENV: "test" }
  const args = [...sourceLoader, "api/scripts/migrate.ts", ...given]
  return (await promisify(execFile)(process.execPath, args, { cwd: projectRoot, env })).stdout
}

const startServing = async () => (await startTestProcess(serving)).end

/** Takes back migrations up to the last one that runs alone. */
const takeBack = async () => {
  for (let taken = ""; !taken.includes(LAST_EXCLUSIVE_MIGRATION); ) taken = await migrate("down")
}

// A process for each migration: 160 seconds on MySQL without other load.
jest.setTimeout(500_000)

test("an upgrade and a downgrade are refused beside a serving process", async () => {
  expect(await migrate()).toContain(`In place: ${LAST_EXCLUSIVE_MIGRATION}`)
  const end = await startServing()
  expect(await migrate()).toContain(`In place: ${LAST_EXCLUSIVE_MIGRATION}`)
  await expect(migrate("down")).rejects.toThrow("end every process that serves it")
  await end()
  await takeBack()
  const endSecond = await startServing()
  await expect(migrate()).rejects.toThrow("another process still uses this database")
  await endSecond()
  expect(await migrate()).toContain(`In place: ${LAST_EXCLUSIVE_MIGRATION}`)
})

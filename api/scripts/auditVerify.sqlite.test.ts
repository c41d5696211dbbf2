import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, test } from "@jest/globals"
import { config } from "../platform/config/config.ts"
import { database } from "../platform/database/connection/database.ts"
import { assignPositions } from "../platform/events/eventChain.ts"
import { projectRoot, sourceLoader } from "../platform/processes/projectRoot.ts"
import { setUpTestApp } from "../testing/testApp.ts"

const databaseFile = config.database.dialect === "sqlite" ? config.database.file : ""

const app = await setUpTestApp()
for (let lead = 0; lead < 3; lead += 1) await app.apply()
await assignPositions()

const run = () =>
  promisify(execFile)(process.execPath, [...sourceLoader, "api/scripts/auditVerify.ts"], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATABASE_URL: `sqlite:${databaseFile}` },
  })

test("the audit command confirms an intact activity with its end, or fails with the fault", async () => {
  const { stdout } = await run()
  expect(stdout).toMatch(/^The record of events is intact: 3 events are as they were recorded; 0 wait/)
  expect(stdout).toMatch(/\nLast position 3, hash [0-9a-f]{64}\n$/)
  await database().query("DROP TRIGGER events_refuse_update")
  await database().query("UPDATE events SET actor_id = 1 WHERE position = 2")
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /triggers are missing.*events_refuse_update; position 2 was changed.* 1 events are as/,
    ),
  })
})

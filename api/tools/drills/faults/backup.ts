import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { promisify } from "node:util"
import { projectRoot } from "../../../platform/processes/projectRoot.ts"
import { type Drill, type EngineName, startReplicaOn } from "../stage/drill.ts"
import type { Submission } from "../stage/submissions.ts"

const run = promisify(execFile)

const AFTER_BACKUP_MS = 3_000

const runProgram = (name: "backup" | "restore", url: string, ...more: string[]) =>
  run(process.execPath, [join(projectRoot, `api/dist/scripts/${name}.js`), ...more], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATABASE_URL: url },
  })

/** Leads stored after the backup are counted separately, as a restore loses them. */
const restores = (engine: EngineName): Drill => ({
  ...{ fault: "last night's backup restored", engine },
  stage: async (ground) => {
    const { url } = ground.database
    const folder = await mkdtemp(join(tmpdir(), "farelight-backup-"))
    ground.atEnd(() => rm(folder, { recursive: true }))
    const file = join(folder, "backup")
    const replica = await startReplicaOn(ground, url)
    let backedUpAt = 0
    let restoredAt = 0
    return {
      addresses: [replica.url],
      strike: async () => {
        backedUpAt = performance.now()
        await runProgram("backup", url, file)
        await delay(AFTER_BACKUP_MS)
        await runProgram("restore", url, file, "--force")
        restoredAt = performance.now()
      },
      isForfeit: ({ sentAt, answeredAt }: Submission) => (answeredAt ?? 0) > backedUpAt && sentAt < restoredAt,
    }
  },
})

export const backupDrills: Drill[] = [restores("sqlite"), restores("mysql")]

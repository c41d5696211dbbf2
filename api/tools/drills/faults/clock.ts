import { randomUUID } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { driverForm } from "../../../testing/forms.ts"
import { logIn } from "../../../testing/leadsClient.ts"
import { refusal, startMailServer } from "../../../testing/mail/mailServer.ts"
import { becomesTrue } from "../stage/attempts.ts"
import { type Drill, type EngineName, startReplicaOn } from "../stage/drill.ts"

/** A clock jump may delay work by at most this. */
const LIMIT_S = 60
const SUBMISSIONS_ALLOWED = 60

/** libfaketime fakes a process's clock, and rereads the time from a file every second. */
const findLibrary = () =>
  readdirSync("/usr/lib", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
    .find((file) => existsSync(file)) ?? null

const clockJumps = (jump: "-2h" | "+13h", engine: EngineName): Drill => ({
  ...{ fault: `clock ${jump}`, engine, lastsMs: 5_000, perSecond: 5 },
  missing: () => (findLibrary() ? null : "install faketime"),
  stage: async (ground) => {
    const folder = await mkdtemp(join(tmpdir(), "farelight-clock-"))
    ground.atEnd(() => rm(folder, { recursive: true }))
    const clock = join(folder, "clock")
    await writeFile(clock, "+0")
    let isMailRefused = true
    const mail = await startMailServer({
      onMail: () => {
        if (isMailRefused) throw refusal(451, "4.3.0 later")
      },
    })
    ground.atEnd(() => mail.stop())
    const replica = await startReplicaOn(ground, ground.database.url, {
      ...{ LD_PRELOAD: findLibrary() ?? "", FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_CACHE_DURATION: "1" },
      ...{ FAKETIME_DONT_FAKE_MONOTONIC: "1", FAKETIME_DISABLE_SHM: "1" },
      ...{ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, EMAIL_FROM: "no-reply@example.com", EMAIL_TO: "a@example.com" },
      ...{ RATE_LIMIT: "on", TRUST_PROXY: "1" },
    })
    const faults: string[] = []
    const headers = { "x-forwarded-for": "203.0.113.7", "content-type": "application/json" }
    const body = JSON.stringify(driverForm({ submission_id: randomUUID() }))
    /** Returns the seconds that a rate-limited address must wait, or 0. */
    const wait = async () => {
      const answer = await fetch(`${replica.url}/api/drivers/apply`, { method: "POST", headers, body })
      await answer.arrayBuffer()
      return answer.status === 429 ? Number(answer.headers.get("retry-after")) : 0
    }
    /** Waits as long as more mails arrive, because slow machines need longer. */
    const arrive = async (count: number) => {
      let arrived = -1
      while (mail.received.length < count && mail.received.length > arrived) {
        arrived = mail.received.length
        await becomesTrue(() => mail.received.length > arrived, LIMIT_S * 1000)
      }
      return mail.received.length >= count
    }
    let waitBefore = 0
    let token = ""
    return {
      addresses: [replica.url],
      strike: async () => {
        token = await logIn(replica.url)
        for (let sent = 0; sent <= SUBMISSIONS_ALLOWED; sent += 1) waitBefore = await wait()
        await writeFile(clock, jump)
        isMailRefused = false
      },
      faults: async ({ sent }) => {
        const waitAfter = await wait()
        if (waitBefore === 0) faults.push("nobody was throttled before the jump")
        if (waitAfter > waitBefore + LIMIT_S) faults.push(`who had to wait ${waitBefore} s now waits ${waitAfter} s`)
        const list = `${replica.url}/api/drivers/applications?limit=1`
        const { status } = await fetch(list, { headers: { authorization: `Bearer ${token}` } })
        // After 12 hours without use a session is over; its owner signs in again.
        if (jump === "-2h" && status !== 200) faults.push(`a session from before the jump is answered ${status}`)
        await logIn(replica.url).catch(() => faults.push("nobody can sign in"))
        if (!(await arrive(sent.length)))
          faults.push(`after ${mail.received.length} of ${sent.length} mails none went out for ${LIMIT_S} s`)
        return faults
      },
    }
  },
})

export const clockDrills: Drill[] = [
  clockJumps("-2h", "sqlite"),
  clockJumps("+13h", "sqlite"),
  clockJumps("-2h", "mysql"),
  clockJumps("+13h", "mysql"),
]

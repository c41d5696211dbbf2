import { afterEach, expect, jest, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { readLastSuccesses, runDaily } from "../../../platform/jobs/dailyTasks.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { buildVersion } from "../../../testing/factories/content.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { CmsBlock, CmsBlockVersion } from "../../content/cms/cmsBlock.model.ts"
import { applyRetention } from "./retention.ts"

const NOW = Date.UTC(2030, 0, 1)
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS)

const app = await setUpTestApp()
afterEach(() => {
  jest.restoreAllMocks()
})

const createMail = async (days: number, values: object = {}) => {
  await app.inquire()
  const log = (await EmailLog.findOne({ order: [["id", "DESC"]] })) as EmailLog
  const sent = { status: "sent" as const, sentAt: daysAgo(days), body: "text", html: "<p>text</p>" }
  await EmailLog.update({ ...sent, createdAt: daysAgo(days), ...values }, { where: { id: log.id } })
  return log.id
}
const htmlOf = async (id: number) => (await EmailLog.findByPk(id))?.html

test("retention deletes the HTML of old mails, and keeps their text", async () => {
  const old = await createMail(731)
  const kept = [
    await createMail(731, { status: "failed", sentAt: null }),
    await createMail(731, { sentAt: daysAgo(10) }),
    await createMail(729),
  ]
  expect(await applyRetention(NOW)).toMatchObject({ email_logs: 1 })
  expect(await htmlOf(old)).toBeNull()
  expect((await EmailLog.findByPk(old))?.body).toBe("text")
  for (const id of kept) expect(await htmlOf(id)).toBe("<p>text</p>")
  expect(await applyRetention(NOW)).toMatchObject({ email_logs: 0 })
})

test("retention deletes old delivery attempts except each mail's last one", async () => {
  const emailLogId = await createMail(1)
  const attemptsOf = (days: number, count: number, mail = emailLogId) =>
    Array(count).fill({ emailLogId: mail, startedAt: daysAgo(days), endedAt: daysAgo(days), outcome: "retry" })
  const other = emailLogId + 1
  await EmailAttempt.bulkCreate([...attemptsOf(200, 1_200), ...attemptsOf(120, 3, other), ...attemptsOf(89, 2)])
  const lastOf = async (mail: number) => (await EmailAttempt.max("id", { where: { emailLogId: mail } })) as number
  const last = [await lastOf(emailLogId), await lastOf(other)]
  expect(await applyRetention(NOW)).toMatchObject({ email_attempts: 1_202 })
  expect(await EmailAttempt.count()).toBe(3)
  expect([await lastOf(emailLogId), await lastOf(other)]).toEqual(last)
})

test("retention keeps the last 100 versions of a content block, and all of the last year", async () => {
  const [block, other] = (await CmsBlock.findAll({ order: ["id"], limit: 2 })) as [CmsBlock, CmsBlock]
  const versionsOf = ({ id }: CmsBlock, days: number) =>
    Array.from({ length: 150 }, (_, index) => buildVersion({ blockId: id, version: index + 2, savedAt: daysAgo(days) }))
  await CmsBlockVersion.update({ savedAt: daysAgo(500) }, { where: { blockId: [block.id, other.id] } })
  await CmsBlockVersion.bulkCreate([...versionsOf(block, 400), ...versionsOf(other, 300)])
  await CmsBlock.update({ version: 151 }, { where: { id: [block.id, other.id] } })
  // The first version of the other block is as old as that of the first.
  expect(await applyRetention(NOW)).toMatchObject({ cms_block_versions: 52 })
  expect(await CmsBlockVersion.min("version", { where: { blockId: block.id } })).toBe(52)
  expect(await CmsBlockVersion.count({ where: { blockId: other.id } })).toBe(150)
})

test("a daily task runs in one process, and again after a failure", async () => {
  let done = 0
  const work = async () => {
    done += 1
    if (done === 1) throw new Error("no room")
  }
  await expect(runDaily({ what: "a test", work })).rejects.toThrow("no room")
  await Promise.all([1, 2, 3].map(() => runDaily({ what: "a test", work })))
  expect(done).toBe(2)
})

test.each([
  ["some hours later", { what: "a long test" }, [1, 5]],
  ["after an hour if it may take that long alone", { what: "a short test", withinSeconds: 3_600 }, [0.9, 2]],
] as const)("another process repeats a daily task of a dead process %s", async (_when, values, [early, late]) => {
  const start = Date.now()
  const at = (hours: number) => jest.spyOn(clock, "now").mockReturnValue(start + hours * 3_600_000)
  const task = { ...values, work: jest.fn(async () => undefined) }
  at(0)
  await new Promise<void>((begun) => {
    const dying = () => new Promise<never>(() => begun())
    void runDaily({ ...task, work: dying })
  })
  at(early)
  await runDaily(task)
  expect(task.work).not.toHaveBeenCalled()
  at(late)
  await runDaily(task)
  await runDaily(task)
  expect(task.work).toHaveBeenCalledTimes(1)
})

test("a daily task runs each day, and repeatedly while it has more to do", async () => {
  const start = Date.now()
  const what = "a test in parts"
  const hours: number[] = []
  const askAt = async (hour: number) => {
    jest.spyOn(clock, "now").mockReturnValue(start + hour * 3_600_000)
    await runDaily({
      what,
      work: async () => {
        hours.push(hour)
        return hour >= 2
      },
    })
  }
  for (const hour of [0, 1, 2, 3, 22, 24, 25]) await askAt(hour)
  expect(hours).toEqual([0, 1, 2, 24])
  const success = (await readLastSuccesses()).find(({ task }) => task === what)
  expect(success?.seconds).toBeCloseTo(start / 1_000 + 24 * 3_600, 0)
})

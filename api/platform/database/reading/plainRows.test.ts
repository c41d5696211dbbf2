import { expect, test } from "@jest/globals"
import type { Model, ModelStatic } from "sequelize"
import { CmsBlockVersion } from "../../../rooms/content/cms/cmsBlock.model.ts"
import { MediaFile, MediaRendition } from "../../../rooms/content/pictures/mediaFile.model.ts"
import { storeSampleLeads } from "../../../rooms/leads/intake/sampleLeads.ts"
import { leadKinds } from "../../../rooms/leads/leadKinds.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { EmailLog } from "../../outbox/emailLog.model.ts"
import { findRows } from "./plainRows.ts"

await setUpTestDatabase({ isPrepared: true })
await storeSampleLeads(leadKinds, 5, Date.now())
await EmailLog.create({
  ...{ logType: "test", recipient: "leads@example.com", replyTo: null, subject: "Zoë 👋", body: "", html: null },
  ...{ formData: { z: "1", a: "2" }, status: "queued", leadId: null, messageId: "", waitingSince: null },
  dueAt: new Date("2026-11-21T09:30:00.123Z"),
})
await MediaFile.create({
  ...{ contentHash: "0".repeat(64), filename: "a.gif", contentType: "image/gif", size: 1, width: 1, height: 1 },
  ...{ isAnimated: true, searchText: "a", uploadedBy: "admin" },
})

const models: [string, () => ModelStatic<Model>][] = [
  ...leadKinds.map(({ type, model }): [string, () => ModelStatic<Model>] => [type, () => model]),
  ["mail", () => EmailLog],
  ["version of a block", () => CmsBlockVersion],
]

test.each(models)("a plain row of %s has an instance's values, except the search text", async (_name, model) => {
  const instances = await model().findAll({ order: ["id"] })
  expect(instances.length).toBeGreaterThan(0)
  const shown = instances.map((instance) => {
    const { searchText: _, ...values } = instance.get()
    return values
  })
  const rows = await findRows(model(), { order: [["id", "ASC"]] })
  expect(rows).toStrictEqual(shown)
})

test("booleans and bytes in plain rows are read like those of instances", async () => {
  const [picture] = await findRows(MediaFile, {})
  expect(picture).toMatchObject({ isAnimated: true, createdAt: expect.any(Date) })
  const data = Buffer.from([0, 1, 255])
  const rendition = { mediaFileId: picture?.id as number, width: 1, format: "webp" as const, data }
  await MediaRendition.create(rendition)
  expect(await findRows(MediaRendition, {})).toEqual([rendition])
})

test("a text in many scripts is read unchanged from a plain row", async () => {
  const text = `"quoted" \\ \u0001\n\u2028 \u{1F44B}\u{1F3FD} '<b>' ${"x".repeat(100_000)}`
  const { id } = await EmailLog.findOne({ rejectOnEmpty: true })
  await EmailLog.update({ html: text }, { where: { id } })
  expect(await findRows(EmailLog, { where: { id } })).toMatchObject([{ html: text }])
})

import { describe, expect, test } from "@jest/globals"
import { runningOverwrite } from "../../../platform/database/writing/secureDelete.ts"
import { onMeasured } from "../../../platform/log/measurements.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { findEverywhere } from "../../../testing/database/everyByte.ts"
import { addNotes } from "../../../testing/factories/leadWork.ts"
import {
  backdate,
  dayIn,
  daysAgo,
  driverIds,
  NOW,
  none,
  PERIODS,
  reject,
  SECOND,
  SYSTEM,
  useRetention,
} from "../../../testing/retention.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { AdvertiserSubmission } from "../../leads/advertisers/advertiserSubmission.model.ts"
import { recountLeads } from "../../leads/counters/leadRecount.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import type { LeadPlace } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { LeadTombstone } from "../erasure/leadTombstone.model.ts"
import { findDue } from "./retention.ts"
import { eraseDue, sourcesOf } from "./sources.ts"

const { appOf, apply, ask, driver, run, switchIt } = useRetention()

describe("leads under retention", () => {
  test("are erased some days after their rejection, or after their last change if its date is unknown", async () => {
    const kept = [
      await driver(900, 365 - SECOND, { status: "rejected" }),
      await driver(900, 800),
      await driver(364, 364, { status: "rejected" }),
    ]
    const lately = await driver(900, 800, { status: "rejected" })
    await reject(lately, 365 - SECOND)
    // An old lead that may have been rejected by mistake yesterday.
    const longStanding = await driver(3_000, 1, { status: "rejected" })
    await reject(longStanding, 1)
    const noted = await driver(900, 10, { status: "rejected" })
    await reject(noted, 365 + SECOND)
    await driver(900, 365 + SECOND, { status: "rejected" })
    await switchIt(true)
    expect(await run()).toEqual({ ...none, REJECTED_LEADS: 2 })
    expect(await driverIds()).toEqual([...kept, lately, longStanding])
  })

  test("are erased by the general period after a rejection if there is no period for rejected ones", async () => {
    changeSettings("retention", { rejectedDays: 0 })
    const kept = await driver(3_000, 1_095 - SECOND, { status: "rejected" })
    await driver(3_000, 1_095 + SECOND, { status: "rejected" })
    await switchIt(true)
    expect(await run()).toEqual({ ...none, LEADS: 1 })
    expect(await driverIds()).toEqual([kept])
  })

  test("are erased some days after their receipt, unless they are being worked on", async () => {
    const kept = [
      await driver(1_095 - SECOND),
      await driver(3_000, 1_095 - SECOND, { status: "contacted" }),
      await driver(3_000, 10, { status: "approved" }),
      await driver(3_000, 3_000, { follow_up_on: dayIn(0) }),
    ]
    const reopened = await driver(3_000)
    await reject(reopened, 2_000)
    await reject(reopened, 1)
    await driver(1_095 + SECOND, 5)
    await driver(3_000, 1_095 + SECOND, { status: "approved" })
    await driver(3_000, 3_000, { follow_up_on: dayIn(-1) })
    const advertiser = await appOf().inquire()
    await backdate("advertiser_submissions", advertiser, { created_at: daysAgo(1_100), updated_at: daysAgo(1_100) })
    await switchIt(true)
    expect(await run()).toMatchObject({ REJECTED_LEADS: 0, LEADS: 4 })
    expect(await driverIds()).toEqual([...kept, reopened])
    expect(await AdvertiserSubmission.count()).toBe(0)
  })

  test("are erased with all copies and a reason, as by hand", async () => {
    const id = await apply({ name: "Rita Retained", email: "rita@retained.example" })
    const other = await apply({ name: "Olof Other" })
    await addNotes({ leadType: "driver_application", leadId: id }, { text: "Rita Retained called." })
    await backdate("driver_applications", id, { created_at: daysAgo(1_100), updated_at: daysAgo(1_100) })
    for (const kind of leadKinds) await recountLeads(kind)
    const before = await DriverApplication.findByPk(other, { raw: true })
    const counted: object[] = []
    onMeasured("expired", (measured) => counted.push(measured))
    await switchIt(true)
    expect(await run()).toMatchObject({ LEADS: 1 })
    expect(counted).toContainEqual({ rule: "LEADS", count: 1 })
    await runningOverwrite()
    expect(await findEverywhere(["rita@", "rita ", "retained"])).toEqual([])
    expect(await LeadTombstone.findAll({ raw: true })).toMatchObject([{ leadId: id, reason: "retention" }])
    expect(await DriverApplication.findByPk(other, { raw: true })).toEqual(before)
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    const { events } = await ask(`{ events(filter: { types: ["retention.applied"] }) { nodes { summary actorName } } }`)
    expect(events.nodes[0].summary).toMatch(/^Erased what was too old: .*1 other lead$/)
  })

  const idsIn = async (place: LeadPlace) => {
    const rows = await LeadPlacement.findAll({ where: { place }, order: ["leadId"] })
    return rows.map(({ leadId }) => leadId)
  }

  const intoTrash = (id: number) =>
    ask(`mutation { deleteLead(leadType: DRIVER_APPLICATION, leadId: "${id}") { __typename } }`)

  test("have the same periods in trash and quarantine", async () => {
    const kept = [
      await driver(1_095 - SECOND),
      await driver(900, 365 - SECOND, { status: "rejected" }),
      await driver(3_000, 3_000, { follow_up_on: dayIn(0) }),
    ]
    const over = [
      await driver(1_095 + SECOND, 5),
      await driver(3_000, 3_000, { follow_up_on: dayIn(-1) }),
      await driver(900, 365 + SECOND, { status: "rejected" }),
    ]
    for (const id of [...kept, ...over]) await intoTrash(id)
    const held = async (days: number) => {
      const id = await apply({ subject: "a trap" })
      await backdate("driver_applications", id, { created_at: daysAgo(days) })
      return id
    }
    await held(1_095 + SECOND)
    const keptInQuarantine = await held(1_095 - SECOND)
    await switchIt(true)
    expect(await run()).toMatchObject({ REJECTED_LEADS: 1, LEADS: 3 })
    expect(await idsIn("TRASH")).toEqual(kept)
    expect(await idsIn("QUARANTINE")).toEqual([keptInQuarantine])
  })

  test("stay if they change during the run, and are searchable", async () => {
    const id = await driver(3_000, 3_000, { status: "approved" })
    while ((await indexPending()) > 0);
    const order = { reason: "retention" as const, origin: SYSTEM, cities: [] }
    const [source] = sourcesOf(PERIODS, NOW, "UTC").LEADS
    if (!source) throw new Error("Drivers have no rule")
    for await (const rows of findDue(source, NOW)) {
      expect(rows.map((row) => row.id)).toEqual([id])
      await backdate("driver_applications", id, { updated_at: daysAgo(0) })
      expect(await eraseDue(source, id, order, NOW)).toBe(false)
    }
    expect(await driverIds()).toEqual([id])
    while ((await indexPending()) > 0);
    const found = await ask(`{ driverApplications(filter: { search: "álvarez" }) { nodes { id } } }`)
    expect(found.driverApplications.nodes).toEqual([{ id: String(id) }])
  })
})

import { expect, test } from "@jest/globals"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { findPossibleRepeats } from "./possibleRepeats.ts"

const app = await setUpTestApp()
const viewer: Viewer = { address: "10.0.0.1", isLocal: false, session: null, user: await User.findOne() }

const sender = { email: "rita@example.com", phone: "+1 555 0199" }
const MINUTE_MS = 60_000

test("possible repeats are the newest twenty other leads of any kind with the same address or phone", async () => {
  const { apply } = app
  const own = await apply(sender)
  await apply({ email: "else@example.com", phone: "+1 555 0000" })
  // The first inquiry has the same id as the first application.
  const inquiry = await app.inquire({ email: "Rita@Example.com" })
  expect(inquiry).toBe(own)
  await app.inquire({ email: "else@example.com" })
  const samePhone = await apply({ email: "new@example.com", phone: sender.phone })

  const about = { leadType: "driver_application", leadId: own } as const
  const now = Date.now()
  const arrived = (minutesAgo: number) => ({ createdAt: new Date(now - minutesAgo * MINUTE_MS) })
  await AdvertiserSubmission.update(arrived(1), { where: { id: inquiry }, silent: true })
  await DriverApplication.update(arrived(3), { where: { id: samePhone }, silent: true })
  expect((await findPossibleRepeats(viewer, about, sender)).map(({ type, id }) => [type, id])).toEqual([
    ["advertiser_submission", inquiry],
    ["driver_application", samePhone],
  ])
  expect(await findPossibleRepeats(viewer, about, { email: sender.email })).toMatchObject([
    { id: inquiry, name: "Blue Bottle" },
  ])

  const many: number[] = []
  for (let count = 0; count < 22; count += 1) many.push(await apply({ email: sender.email, phone: `+1 555 1${count}` }))
  // Leads that were stored first were received last.
  for (const [index, id] of many.entries())
    await DriverApplication.update(arrived(index - many.length), { where: { id }, silent: true })
  const newest = many.slice(0, 20)
  expect((await findPossibleRepeats(viewer, about, sender)).map(({ id }) => id)).toEqual(newest)
  // A lead among the newest is not its own repeat; the next newest takes its place.
  const last = { leadType: "driver_application", leadId: many[0] ?? 0 } as const
  const others = await findPossibleRepeats(viewer, last, { email: sender.email })
  expect(others.map(({ id }) => id)).toEqual(many.slice(1, 21))
})

test("a list marks possible repeats with few queries", async () => {
  const { apply } = app
  const lonely = await apply({ email: "lonely@example.com", phone: "+1 555 0777" })
  const one = await apply({ email: "twin@example.com", phone: "+1 619 555 0778" })
  const other = await apply({ email: "else@example.org", phone: "(619) 555-0778" })
  const inquiry = (await app.sendAdvertiser({ email: "TWIN@example.com" })).body
  const marked = async (list: string) => {
    const { nodes } = (await app.ask(`{ ${list}(first: 100) { nodes { id hasPossibleRepeats } } }`))[list]
    return new Map<number, boolean>(nodes.map((node: Json) => [Number(node.id), node.hasPossibleRepeats]))
  }
  const drivers = await marked("driverApplications")
  expect([lonely, one, other].map((id) => drivers.get(id))).toEqual([false, true, true])
  expect((await marked("advertiserSubmissions")).get(inquiry.id)).toBe(true)
  await DriverApplication.update({ place: "TRASH" }, { where: { id: [one, other] } })
  expect((await marked("advertiserSubmissions")).get(inquiry.id)).toBe(false)
})

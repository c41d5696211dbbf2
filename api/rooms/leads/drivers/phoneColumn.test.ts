import { describe, expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { createMigrator } from "../../../platform/database/versions/migrator.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { leadKinds } from "../leadKinds.ts"
import { findPossibleRepeats } from "../list/possibleRepeats.ts"
import { driverApplicationDescription } from "./driverApplication.description.ts"
import { DriverApplication } from "./driverApplication.model.ts"
import { fillPhoneNumbers } from "./fillPhoneNumbers.ts"

const app = await setUpTestApp()
const token = await app.login()

const listed = async (query = ""): Promise<{ id: number; phone: string; phone_e164: string | null }[]> =>
  (await app.rest("GET", `/api/drivers/applications${query}`, undefined, { token })).body

/** As leads are that an earlier version has stored. */
const forget = () => database().query("UPDATE driver_applications SET phone_e164 = NULL")

const storedNumbers = async () =>
  new Map((await DriverApplication.findAll()).map(({ id, phoneE164 }) => [id, phoneE164] as const))

describe("a driver's phone number", () => {
  test("is stored as typed and as E.164, and listed, exported and shown so", async () => {
    const id = await app.apply({ phone: "(213) 555-0100 ext. 7" })
    expect((await listed()).find((lead) => lead.id === id)).toMatchObject({
      phone: "(213) 555-0100 ext. 7",
      phone_e164: "+12135550100",
    })
    const query = "query ($id: ID!) { driverApplication(id: $id) { phone phoneE164 phoneDisplay } }"
    const data = await app.ask(query, { id: String(id) })
    expect(data.driverApplication).toEqual({
      phone: "(213) 555-0100 ext. 7",
      phoneE164: "+12135550100",
      phoneDisplay: "(213) 555-0100 ext. 7",
    })
    const headers = { authorization: `Bearer ${token}` }
    const csv = await fetch(`${app.url}/api/drivers/applications.csv?ids=${id}`, { headers })
    const [header = "", row = ""] = (await csv.text()).split("\r\n")
    expect(header).toContain(',"locale","phone_e164"')
    expect(row).toContain(',"en","+12135550100"')
  })

  test("that is none is accepted as before", async () => {
    const id = await app.apply({ phone: "ask for Ana" })
    expect((await listed()).find((lead) => lead.id === id)).toMatchObject({ phone: "ask for Ana", phone_e164: null })
  })

  test("is found with and without the country code, however it is written", async () => {
    const id = await app.apply({ phone: "(949) 555-0177" })
    const found = async (search: string) =>
      (await listed(`?search=${encodeURIComponent(search)}`)).map((lead) => lead.id)
    for (const search of ["9495550177", "+1 949 555 0177", "19495550177", "+1 (949) 555-0177", "5550177"])
      expect([search, await found(search)]).toEqual([search, [id]])
  })

  test("tells a repeat, however it is written", async () => {
    const phone = "+1 619 555 0123"
    const first = await app.apply({ phone, email: "one@example.com" })
    const second = await app.apply({ phone: "619.555.0123", email: "two@example.com" })
    const viewer = { address: "10.0.0.1", isLocal: false, session: null, user: await User.findOne() }
    const lead = await DriverApplication.findByPk(first, { rejectOnEmpty: true })
    const about = { leadType: "driver_application", leadId: first }
    const repeats = await findPossibleRepeats(leadKinds, viewer, about, driverApplicationDescription.senderOf(lead))
    expect(repeats.map(({ id }) => id)).toEqual([second])
  })
})

describe("the numbers of leads that are there already", () => {
  test("are read some at a time, each once, and what is corrected meanwhile stays", async () => {
    for (let count = 0; count < 205; count += 1) {
      const suffix = String(1_000 + count)
      await DriverApplication.create({
        ...driverApplicationDescription.example,
        id: undefined,
        phone: count % 5 === 0 ? `none ${count}` : `(310) 555 ${suffix}`,
      } as never)
    }
    await forget()
    const expected = new Map(
      (await DriverApplication.findAll()).map(({ id, phone }) => {
        const digits = /\(310\) 555 (\d{4})/.exec(phone)?.[1]
        return [id, digits ? `+1310555${digits}` : null] as const
      }),
    )
    const filling = fillPhoneNumbers()
    const corrected = Math.max(...expected.keys())
    await DriverApplication.update({ phone: "x", phoneE164: "+13105559999" }, { where: { id: corrected } })
    const filled = await filling
    expect(filled).toBeGreaterThanOrEqual(expected.size - 1)
    const stored = await storedNumbers()
    expect(stored.get(corrected)).toBe("+13105559999")
    for (const [id, number] of expected)
      if (number && id !== corrected) expect([id, stored.get(id)]).toEqual([id, number])
    expect([...stored.values()].filter((number) => number === null).length).toBeGreaterThan(40)
    expect(await fillPhoneNumbers()).toBe(0)
  })

  test("survive the migration's way back and forth", async () => {
    const before = await storedNumbers()
    await createMigrator(database()).down({ to: "20261127100000-add-phone-number" })
    await createMigrator(database()).up()
    expect((await storedNumbers()).size).toBe(before.size)
    await fillPhoneNumbers()
    const changed = [...(await storedNumbers())].filter(([id, number]) => number !== before.get(id))
    // The one whose number was stored by hand.
    expect(changed).toHaveLength(1)
  })
})

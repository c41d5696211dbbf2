import { describe, expect, test } from "@jest/globals"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { readPhone } from "./phoneNumber.ts"

const app = await setUpTestApp()
const token = await app.login()

const listed = async (): Promise<{ id: number; phone: string; phone_e164: string | null }[]> =>
  (await app.rest("GET", "/api/drivers/applications", undefined, { token })).body

test("a driver's phone number is stored and listed as typed and as E.164", async () => {
  const id = await app.apply({ phone: "(213) 555-0100 ext. 7" })
  expect((await listed()).find((lead) => lead.id === id)).toMatchObject({
    phone: "(213) 555-0100 ext. 7",
    phone_e164: "+12135550100",
  })
  const data = await app.ask(`{ driverApplication(id: ${id}) { phone phoneE164 phoneDisplay } }`)
  const shown = "(213) 555-0100 ext. 7"
  expect(data.driverApplication).toEqual({ phone: shown, phoneE164: "+12135550100", phoneDisplay: shown })
  const csv = await app.rest("GET", `/api/drivers/applications.csv?ids=${id}`, undefined, { token })
  const [header, row] = csv.body.split("\r\n")
  expect(header).toContain(',"locale","phone_e164"')
  expect(row).toContain(',"en","+12135550100"')
  const none = await app.apply({ phone: "ask for Ana" })
  expect((await listed()).find((lead) => lead.id === none)).toMatchObject({ phone: "ask for Ana", phone_e164: null })
})

describe("readPhone", () => {
  test.each([
    ["+1 213 555 0100", "+12135550100", "(213) 555-0100"],
    ["213.555.0100", "+12135550100", "(213) 555-0100"],
    ["1-213-555-0100", "+12135550100", "(213) 555-0100"],
    ["(213) 555-0100 ext. 12", "+12135550100", "(213) 555-0100 ext. 12"],
    ["213 555 0100 after six", "+12135550100", "(213) 555-0100"],
    ["+52 55 1234 5678", "+525512345678", "+52 55 1234 5678"],
    ["+44 20 7946 0018", "+442079460018", "+44 20 7946 0018"],
  ])("reads the number %s", (entered, e164, display) => {
    expect(readPhone(entered)).toEqual({ e164, display })
  })

  test.each(["12", "abc", "555-0100", "000 000 0000", "+1 213 555", "", "١٢", "9".repeat(255), "+49 250000000000000"])(
    "keeps %j as it was entered",
    (entered) => {
      expect(readPhone(entered)).toEqual({ e164: null, display: entered })
    },
  )
})

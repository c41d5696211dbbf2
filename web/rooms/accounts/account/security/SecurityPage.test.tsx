import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { storeAdminToken } from "../../../../apollo/adminToken.ts"
import { buildSession } from "../../../../mock/data/accountRows.ts"
import { MOCK_TOKEN } from "../../../../mock/data/store.ts"
import { MOCK_CODE } from "../../../../mock/resolvers/account.ts"
import { enter } from "../../../../testing/enter.ts"
import { api } from "../../../../testing/mockApi.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  storeAdminToken(MOCK_TOKEN)
})

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, "PublicKeyCredential")
})

const open = () => renderDashboard("/adminpage/settings/security")

const turnOn = async ({ user }: ReturnType<typeof open>, code: string) => {
  const field = await screen.findByLabelText(/6-digit code/)
  await user.clear(field)
  await enter(user, field, code)
  await user.click(screen.getByRole("button", { name: "Turn on" }))
}

const codesDialog = async () => within(await screen.findByRole("dialog", { name: "Store your recovery codes" }))

describe("the authenticator app", () => {
  test("is set up by a picture or a typed key, and a code; its recovery codes are shown once", async () => {
    const page = open()
    await page.user.click(await screen.findByRole("button", { name: "Set up" }))
    expect(await screen.findByRole("img", { name: /QR code/ })).toBeVisible()
    expect(screen.getByText(/^JBSW Y3DP/)).toBeVisible()
    await turnOn(page, "000000")
    expect(await screen.findByText(refusals.wrongAppCode)).toBeVisible()
    await turnOn(page, MOCK_CODE)

    const dialog = await codesDialog()
    expect(dialog.getAllByRole("listitem")).toHaveLength(10)
    await page.user.keyboard("{Escape}")
    await page.user.click(dialog.getByRole("button", { name: "I have stored them" }))
    expect(await screen.findByRole("button", { name: "Turn off" })).toBeVisible()
    expect(screen.getByText("10 codes left")).toBeVisible()
    expect(screen.queryByText(api.store.account.recoveryCodes[0] ?? "")).not.toBeInTheDocument()
  })

  test("is turned off by a code of it", async () => {
    api.store.account.hasTotp = true
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Turn off" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    await enter(user, dialog.getByLabelText(/6-digit code/), MOCK_CODE)
    await user.click(dialog.getByRole("button", { name: "Turn off" }))
    expect(await screen.findByRole("button", { name: "Set up" })).toBeVisible()
  })
})

describe("where everybody needs a second factor", () => {
  beforeEach(() => {
    api.store.isSecondFactorRequired = true
  })

  test("nothing else is drawn until there is one, and the recovery codes are stored", async () => {
    const page = renderDashboard("/adminpage/dashboard?tab=advertisers")
    expect(await screen.findByText("Please set up a second factor first")).toBeVisible()
    expect(screen.queryByRole("tab")).not.toBeInTheDocument()
    await page.user.click(await screen.findByRole("button", { name: "Set up" }))
    await turnOn(page, MOCK_CODE)
    const dialog = await codesDialog()
    await page.user.click(dialog.getByRole("button", { name: "I have stored them" }))
    expect(await screen.findByText("No advertiser inquiries yet")).toBeVisible()
  })

  test("somebody who is at work when owners begin to ask for it is led to it", async () => {
    api.store.isSecondFactorRequired = false
    const { user } = renderDashboard("/adminpage/dashboard")
    await screen.findByText("No driver applications yet")
    api.store.isSecondFactorRequired = true
    await user.click(screen.getByRole("tab", { name: "Media Library" }))
    expect(await screen.findByText("Please set up a second factor first")).toBeVisible()
  })
})

describe("passkeys", () => {
  const answerWith = (create: () => Promise<unknown>) => {
    Object.assign(window, { PublicKeyCredential: class {} })
    Object.assign(navigator, { credentials: { create } })
  }

  const add = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole("button", { name: "Add a passkey" }))
    await enter(user, screen.getByLabelText(/Name of the passkey/), "Work laptop")
    await user.click(screen.getByRole("button", { name: "Add the passkey" }))
  }

  test("are added with a name, bring recovery codes, and can be removed", async () => {
    const bytes = new Uint8Array([1, 2, 3]).buffer
    const response = { attestationObject: bytes, clientDataJSON: bytes }
    answerWith(async () => ({
      id: "AQID",
      rawId: bytes,
      response,
      type: "public-key",
      getClientExtensionResults: () => ({}),
    }))
    const page = open()
    await add(page)
    await page.user.click((await codesDialog()).getByRole("button", { name: "I have stored them" }))
    await page.user.click(await screen.findByRole("button", { name: "Remove Work laptop" }))
    await page.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }))
    expect(await screen.findByText("Passkey removed")).toBeVisible()
    expect(screen.queryByText("Work laptop")).not.toBeInTheDocument()
  })

  test("say why the browser made none", async () => {
    answerWith(async () => {
      throw new DOMException("The operation was not allowed", "NotAllowedError")
    })
    await add(open())
    expect(await screen.findByRole("alert")).toHaveTextContent("The browser has used no passkey")
    expect(screen.getByLabelText(/Name of the passkey/)).toHaveValue("Work laptop")
  })

  test("are not offered by a browser that has none", async () => {
    open()
    expect(await screen.findByText(/This browser has no passkeys/)).toBeVisible()
  })
})

describe("sessions", () => {
  beforeEach(() => {
    const other = (id: string, device: string) => buildSession({ id, device, isCurrent: false })
    api.store.account.sessions = [buildSession(), other("2", "Safari on iPhone"), other("3", "Chrome on Windows")]
  })

  test("end one by one; the one in use is marked and has no such button", async () => {
    const { user } = open()
    const list = within(await screen.findByRole("list", { name: "Sessions" }))
    expect(list.getByText("Firefox on Linux")).toHaveTextContent("This one")
    expect(list.getAllByRole("button")).toHaveLength(2)
    await user.click(list.getByRole("button", { name: "End the session of Safari on iPhone" }))
    expect(await screen.findByText("Session ended")).toBeVisible()
    expect(api.asked("RevokeSession")).toEqual([{ id: "2" }])
  })

  test("end all at once but the one in use", async () => {
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "End all others" }))
    expect(await screen.findByText("2 sessions ended")).toBeVisible()
    expect(screen.queryByText("Chrome on Windows")).not.toBeInTheDocument()
  })
})

import { pixelChoiceText } from "@farelight/api/contract/site/pixels.ts"
import type { Pixel } from "@farelight/api/contract/site/privacySettings.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { removeAdminToken, storeAdminToken } from "../../apollo/adminToken.ts"
import { hydrateSite } from "../../testing/hydrateSite.tsx"
import { readingBackend } from "../../testing/siteStubs.ts"
import { FORM_SENT } from "../browser/inPlace.ts"

const meta: Pixel = { provider: "meta", id: "123456789012345" }
const google: Pixel = { provider: "google", id: "G-ABC1234567" }
const tiktok: Pixel = { provider: "tiktok", id: "C4A1B2C3D4E5F6G7H8I9" }
const linkedin: Pixel = { provider: "linkedin", id: "1234567/7654321" }

const TITLE = /^May we measure our ads\?|¿Podemos medir/

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a provider's script sets one
  document.cookie = text
}

const chosen = (isAccepted: boolean, ...providers: Pixel["provider"][]) =>
  setCookie(`pixel_choice=${pixelChoiceText({ isAccepted, at: Math.floor(Date.now() / 1000), providers })}; Path=/`)

const open = async (path: string, pixels: readonly Pixel[]) => {
  window.history.replaceState(null, "", path)
  const backend = readingBackend([], [], { retention: null, pixels })
  expect(await hydrateSite(path, { backend })).toEqual([])
  return userEvent.setup()
}

const scripts = () =>
  [...document.head.querySelectorAll("script")]
    .map(({ src }) => src)
    .filter((src) => !src.startsWith("http://localhost"))

const region = () => screen.findByRole("region", { name: TITLE })
const noRegion = async () => {
  // Loaded on demand, like everything else here.
  await act(() => import("./VisitorChoice.tsx"))
  expect(screen.queryByRole("region", { name: TITLE })).toBeNull()
}

const signal = (name: "globalPrivacyControl" | "doNotTrack", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  for (const name of ["fbq", "_fbq", "dataLayer", "gtag", "ttq", "lintrk"]) delete window[name]
})

afterEach(() => {
  signal("globalPrivacyControl", undefined)
  signal("doNotTrack", null)
  for (const cookie of document.cookie.split("; ")) setCookie(`${cookie.split("=")[0]}=; Max-Age=0; Path=/`)
  for (const script of document.head.querySelectorAll("script")) script.remove()
  window.history.replaceState(null, "", "/")
})

test("without a pixel there is no consent question, and no choice in the footer", async () => {
  await open("/", [])
  await noRegion()
  expect(screen.queryByRole("button", { name: "Cookie choices" })).toBeNull()
})

test("the consent question is first in tab order, names the providers, and its answers look equal", async () => {
  const user = await open("/", [meta, google])
  const asked = within(await region())
  expect(asked.getByText(/scripts from Meta and Google\./)).toBeVisible()
  const link = asked.getByRole("link", { name: "Privacy Policy" })
  const [accept, decline] = asked.getAllByRole("button")
  expect([accept?.textContent, decline?.textContent]).toEqual(["Accept", "Decline"])
  expect(accept?.className).toBe(decline?.className)
  expect(document.body).toHaveFocus()
  const order = [link, accept, decline, screen.getByRole("link", { name: "Skip to content" })]
  for (const next of order) {
    await user.tab()
    expect(next).toHaveFocus()
  }
  expect(scripts()).toEqual([])

  await open("/es", [meta, google, tiktok])
  const spanish = within(await region())
  expect(spanish.getByText(/scripts de Meta, Google y TikTok\./)).toBeVisible()
  expect(spanish.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Aceptar", "Rechazar"])
})

test("a refusal of consent is stored with time and providers, and loads nothing", async () => {
  setCookie("_fbp=fb.1.1; Path=/")
  const user = await open("/", [meta])
  await user.click(within(await region()).getByRole("button", { name: "Decline" }))
  await noRegion()
  expect(document.cookie).toMatch(/^pixel_choice=no\.\d{10}\.meta$/)
  expect(scripts()).toEqual([])
  await open("/", [meta])
  await noRegion()
})

test("a browser without storage still shows the page and the consent question", async () => {
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError")
  }
  const refused = [jest.spyOn(window, "localStorage", "get"), jest.spyOn(window, "sessionStorage", "get")]
  for (const storage of refused) storage.mockImplementation(refuse)
  try {
    await open("/", [meta])
    await region()
    expect(screen.getByRole("main")).toBeVisible()
  } finally {
    for (const storage of refused) storage.mockRestore()
  }
})

test("Escape is no answer to the consent question: the next page asks again until one is given", async () => {
  const user = await open("/", [meta])
  await user.tab()
  await user.keyboard("{Escape}")
  await noRegion()
  expect(document.cookie).toBe("")
  await open("/", [meta])
  await region()
  chosen(false, "meta")
  await act(async () => window.dispatchEvent(new Event("pageshow")))
  await noRegion()
})

test("an added provider asks for consent again, while accepted ones keep running", async () => {
  chosen(true, "meta")
  await open("/", [meta, google])
  await region()
  await waitFor(() => expect(scripts()).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]))
})

describe("pixels after consent", () => {
  test("load with minimal settings for all providers, and report a sent form without its content", async () => {
    chosen(true, "meta", "google", "tiktok", "linkedin")
    await open("/drivers", [meta, google, tiktok, linkedin])
    await waitFor(() =>
      expect(scripts()).toEqual([
        "https://connect.facebook.net/en_US/fbevents.js",
        "https://www.googletagmanager.com/gtag/js?id=G-ABC1234567",
        "https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C4A1B2C3D4E5F6G7H8I9&lib=ttq",
        "https://snap.licdn.com/li.lms-analytics/insight.min.js",
      ]),
    )
    await noRegion()
    document.dispatchEvent(new Event(FORM_SENT))
    const { fbq, dataLayer, ttq, lintrk } = window as unknown as {
      fbq: { queue: unknown[] }
      dataLayer: ArrayLike<unknown>[]
      ttq: unknown[]
      lintrk: { q: unknown[] }
    }
    expect(fbq.queue).toEqual([
      ["set", "autoConfig", false, meta.id],
      ["init", meta.id],
      ["track", "PageView"],
      ["track", "Lead"],
    ])
    const commands = dataLayer.map((words) => [...Array.from(words)])
    expect(commands.map(([command, name]) => [command, name])).toEqual([
      ["consent", "default"],
      ["js", expect.any(Date)],
      ["config", google.id],
      ["event", "generate_lead"],
    ])
    expect(commands[0]?.[2]).toMatchObject({ ad_storage: "denied", analytics_storage: "granted" })
    expect(Array.from(ttq)).toEqual([["page"], ["track", "Lead"]])
    expect(lintrk.q).toEqual([["track", { conversion_id: 7654321 }]])
  })

  test("report a conversion to Google Ads with its label, and none without one", async () => {
    chosen(true, "google")
    await open("/", [{ provider: "google", id: "AW-123456789/abcdefghijkl" }])
    await waitFor(() => expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-123456789"]))
    document.dispatchEvent(new Event(FORM_SENT))
    const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] }
    expect(Array.from(dataLayer.at(-1) ?? [])).toEqual([
      "event",
      "conversion",
      { send_to: "AW-123456789/abcdefghijkl" },
    ])
  })

  test.each(["/status/abc", "/drivers?email=ana"])("do not load at %s, where no question is shown", async (path) => {
    chosen(true, "meta")
    await open(path, [meta])
    await noRegion()
    expect(scripts()).toEqual([])
    chosen(true)
    await open(path, [meta])
    await noRegion()
  })

  test.each([
    ["globalPrivacyControl", true],
    ["doNotTrack", "1"],
  ] as const)("do not load in a browser with %s, and earlier data is deleted", async (name, value) => {
    chosen(true, "meta")
    setCookie("_fbp=fb.1.1; Path=/")
    signal(name, value)
    const user = await open("/", [meta])
    await noRegion()
    expect(scripts()).toEqual([])
    expect(document.cookie).not.toContain("_fbp")
    await user.click(screen.getByRole("button", { name: "Cookie choices" }))
    const told = within(await region())
    expect(told.getByText(/We follow that: nothing from Meta loads/)).toBeVisible()
    expect(told.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Close"])
  })
})

test("a dashboard user gets no pixel and no question, and an earlier consent is deleted", async () => {
  chosen(true, "meta")
  localStorage.setItem("admin_token", "a-token")
  await open("/", [meta])
  await noRegion()
  expect(scripts()).toEqual([])
  expect(screen.queryByRole("button", { name: "Cookie choices" })).toBeNull()
  // The question stays hidden after the session.
  storeAdminToken("a-token")
  removeAdminToken()
  expect(document.cookie).toBe("")
  await open("/", [meta])
  await noRegion()
  chosen(true, "meta")
  await act(async () => window.dispatchEvent(new Event("pageshow")))
  expect(scripts()).toEqual([])
})

test("the footer reopens the consent choice with its state, and returns the focus", async () => {
  chosen(false, "meta")
  const user = await open("/", [meta])
  const button = screen.getByRole("button", { name: "Cookie choices" })
  await user.click(button)
  const asked = within(await region())
  expect(asked.getByText(/You declined on \w+ \d+, \d{4}\./)).toBeVisible()
  expect(asked.getByRole("heading", { name: TITLE })).toHaveFocus()
  await user.keyboard("{Escape}")
  await noRegion()
  expect(button).toHaveFocus()
  expect(document.cookie).toContain("pixel_choice=no")
})

test("withdrawing consent deletes the providers' data in this browser only", async () => {
  chosen(true, "meta", "google", "tiktok", "linkedin")
  const theirs = ["_fbp", "_fbc", "_ga", "_ga_ABC1234567", "_gcl_au", "_ttp", "ttcsid", "li_fat_id"]
  for (const name of [...theirs, "session", "my_ga"]) setCookie(`${name}=1; Path=/`)
  for (const storage of [localStorage, sessionStorage]) storage.setItem("li_adsId", "1")
  localStorage.setItem("own", "1")
  // No pixel runs on this page, so declining needs no reload.
  const user = await open("/status/abc", [meta, google, tiktok, linkedin])
  expect(document.cookie).toContain("_fbp")
  await user.click(screen.getByRole("button", { name: "Cookie choices" }))
  await user.click(within(await region()).getByRole("button", { name: "Decline" }))
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0])
  expect(names.sort()).toEqual(["my_ga", "pixel_choice", "session"])
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([["own"], []])
})

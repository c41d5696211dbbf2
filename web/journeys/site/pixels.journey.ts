import { cityPath } from "@farelight/api/contract/site/sitePaths.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../support/axe.ts"
import { signIn } from "../support/dashboard.ts"
import { driverForm, sendButton } from "../support/forms.ts"
import { isUncovered, placesOf } from "../support/places.ts"
import { until } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

/** Opens pages, including a missing one. */
const reader = { ...wide, expectedErrors: [/status of 404/] } as const

const META_PIXEL_ID = "123456789012345"

const stage = setUpStage({ META_PIXEL_ID })

const samples = ["/", "/es/drivers", cityPath("austin-tx"), "/privacy-request", "/not-found"]

/** True for pages that load no pixels even after consent. */
const isWithoutPixels = (path: string) => /\/(privacy-request|not-found)(\/|$)/.test(path)

/** Answers requests to third-party hosts with an empty script, and records them. */
const watchHosts = async (page: Page) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  await page
    .context()
    .route(/^https:/, (route) => route.fulfill({ status: 200, contentType: "text/javascript", body: "" }))
  return {
    others: (own: string) => asked.filter((url) => /^(https?|wss?):/.test(url) && !url.startsWith(own)),
    clear: () => asked.splice(0),
  }
}

type Hosts = Awaited<ReturnType<typeof watchHosts>>

const question = (page: Page) => page.getByRole("region", { name: /^May we measure our ads\?|^¿Podemos medir/ })
const accept = (page: Page) => question(page).getByRole("button", { name: /^Accept$|^Aceptar$/ })
const decline = (page: Page) => question(page).getByRole("button", { name: /^Decline$|^Rechazar$/ })
const footerChoice = (page: Page) => page.getByRole("button", { name: /^Cookie choices$|^Opciones de cookies$/ })

const META_SCRIPT = "https://connect.facebook.net/en_US/fbevents.js"

const open = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" })

const acceptAndLoad = (page: Page) => Promise.all([page.waitForRequest(META_SCRIPT), accept(page).click()])

/**
 * Opens a page; returns its requests to third parties once there are as many as expected: on a busy machine, the
 * network may be idle before the first.
 */
const askedBy = async (page: Page, { clear, others }: Hosts, path: string, expected: number) => {
  clear()
  await open(page, path)
  const own = new URL(page.url()).origin
  await until(() => others(own).length >= expected)
  return others(own)
}

test("site pages contact no third party before consent or after a refusal, and ask once", async () => {
  await stage.visit(async (page) => {
    const hosts = await watchHosts(page)
    for (const path of samples) {
      await open(page, path)
      await footerChoice(page).waitFor()
      if (!isWithoutPixels(path)) await question(page).waitFor()
      expect([path, await question(page).count()]).toEqual([path, isWithoutPixels(path) ? 0 : 1])
      expect([path, hosts.others(stage.url), await page.context().cookies()]).toEqual([path, [], []])
    }
    await open(page, "/")
    await decline(page).click()
    for (const path of samples) {
      await open(page, path)
      await footerChoice(page).waitFor()
      expect([path, await question(page).count(), hosts.others(stage.url)]).toEqual([path, 0, []])
    }
  }, reader)
})

test("after consent each kind of page contacts Meta alone, until the visitor declines or signs in", async () => {
  await stage.visit(async (page) => {
    const hosts = await watchHosts(page)
    await open(page, "/")
    await acceptAndLoad(page)
    for (const path of samples) {
      const expected = isWithoutPixels(path) ? [] : [META_SCRIPT]
      expect([path, await askedBy(page, hosts, path, expected.length)]).toEqual([path, expected])
    }
    expect(await askedBy(page, hosts, "/drivers?email=ana%40example.com", 0)).toEqual([])

    await open(page, "/about")
    await page.evaluate("document.cookie = '_fbp=fb.1.1.1; Path=/; Max-Age=9999'")
    expect(await askedBy(page, hosts, "/cities", 1)).toEqual([META_SCRIPT])
    await footerChoice(page).click()
    await question(page)
      .getByText(/You accepted on/)
      .waitFor()
    hosts.clear()
    const again = page.waitForEvent("load")
    await decline(page).click()
    await again
    await page.waitForLoadState("networkidle")
    expect(hosts.others(stage.url)).toEqual([])
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["pixel_choice"])
    expect(await page.evaluate("typeof window.fbq")).toBe("undefined")
    // The browser may restore the previous page from its back/forward cache, also without the pixel.
    await page.goBack({ waitUntil: "networkidle" })
    await until(async () => (await page.evaluate("typeof window.fbq").catch(() => "")) === "undefined")

    // Signing in to the dashboard removes the pixel.
    await open(page, "/about")
    await footerChoice(page).click()
    await acceptAndLoad(page)
    const dashboard = await page.context().newPage()
    await signIn(dashboard)
    await until(async () => (await page.evaluate("typeof window.fbq").catch(() => "")) === "undefined")
    await dashboard.evaluate("localStorage.removeItem('admin_token')")
    expect(await askedBy(page, hosts, "/cities", 0)).toEqual([])
    expect([await question(page).count(), await footerChoice(page).count()]).toEqual([0, 0])
    const { headers } = await page.request.get("/cities").then((answer) => ({ headers: answer.headers() }))
    expect(headers["content-security-policy"]).not.toContain("facebook")
  }, reader)
})

test("consent given in the middle of a form does not lose the entries", async () => {
  await stage.visit(async (page) => {
    const hosts = await watchHosts(page)
    const form = driverForm("Pixel Driver")
    await open(page, form.path)
    await question(page).waitFor()
    await form.fill(page)
    await page.evaluate("window.scrollTo(0, 0)")
    await page.evaluate("window.isSamePage = true")
    await accept(page).click()
    await question(page).waitFor({ state: "detached" })
    expect(await page.evaluate("window.isSamePage")).toBe(true)
    expect(hosts.others(stage.url)).toEqual([])
    expect(await askedBy(page, hosts, "/about", 1)).toEqual([META_SCRIPT])
  }, wide)
})

test("the consent question is accessible, moves nothing, and covers neither focus nor send button", async () => {
  await stage.visit(async (page) => {
    for (const viewport of [wide.viewport, { width: 320, height: 568 }]) {
      await page.setViewportSize(viewport)
      for (const path of ["/es/contact", "/drivers"]) {
        await page.goto(path)
        await question(page).waitFor()
        await expectAccessible(page)
        const asked = await placesOf(page)
        const [yes, no] = [await accept(page).boundingBox(), await decline(page).boundingBox()]
        expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height])

        const fields = page.locator(":is(form input, form textarea):visible:not([tabindex='-1'])")
        expect(await fields.count()).toBeGreaterThan(5)
        for (const field of await fields.all()) {
          await field.focus()
          await until(() => isUncovered(field))
        }
        // Scrolls the button to where the question would cover it.
        await sendButton(page).evaluate((button) =>
          window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 8),
        )
        await until(() => isUncovered(sendButton(page)))

        await page.evaluate("document.activeElement.blur(); window.scrollTo(0, 0)")
        await decline(page).click()
        await question(page).waitFor({ state: "detached" })
        expect([path, await placesOf(page)]).toEqual([path, asked])
        await page.context().clearCookies()
      }
    }
  }, wide)
})

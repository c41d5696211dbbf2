import { expect, jest, test } from "@jest/globals"
import sharp from "sharp"
import { estimateCampaign, readAssumptions } from "../../../contract/campaign/campaignEstimate.ts"
import { readWish } from "../../../contract/campaign/campaignSearch.ts"
import { estimateTexts } from "../../../contract/campaign/campaignTexts.ts"
import { registry } from "../../../contract/content/registry.ts"
import { logger } from "../../../platform/log/logger.ts"
import { throttlePlan } from "../../../platform/throttling/throttle.ts"
import { paperContent, readPdf } from "../../../testing/product/papers.ts"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { writePlan } from "./plan.ts"
import { createRenderer, type Paper } from "./renderPaper.ts"

const app = await setUpTestApp({ site: createSiteStub() })

const paperOf = (title: string): Paper => ({ kind: "share", brand: "", title, picture: "wrap", locale: "en" })

test("a paper is made once for all who ask, and one that fails is not tried again at once", async () => {
  const told = jest.spyOn(logger, "error").mockImplementation(() => undefined)
  const asked: string[] = []
  const { render, isKept } = createRenderer(async (paper) => {
    asked.push(JSON.parse(paper).title)
    if (paper.includes("broken")) throw new Error("It is broken")
    return Buffer.from("made")
  })
  expect(isKept(paperOf("good"))).toBe(false)
  await Promise.all([render(paperOf("good")), render(paperOf("good"))])
  expect(isKept(paperOf("good"))).toBe(true)
  const ask = () => render(paperOf("broken")).catch((error: { code: string }) => error.code)
  const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()]
  expect(answers).toEqual(Array(4).fill("SERVICE_UNAVAILABLE"))
  expect(told).toHaveBeenCalledTimes(1)
  const now = performance.now()
  jest.spyOn(performance, "now").mockReturnValue(now + 10 * 60_000)
  await ask()
  expect(asked).toEqual(["good", "broken", "broken"])
  jest.restoreAllMocks()
})

test("papers are made one at a time, and who comes when too many wait is sent away at once", async () => {
  let working = 0
  let release: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (release = resolve))
  const { render } = createRenderer(async () => {
    working += 1
    expect(working).toBe(1)
    await opened
    working -= 1
    return Buffer.from("made")
  })
  const waiting = Array.from({ length: 31 }, (_, index) => render(paperOf(`title ${index}`)))
  await new Promise(setImmediate)
  await expect(render(paperOf("late"))).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
  expect(render(paperOf("title 30"))).toBe(waiting[30])
  release()
  expect(await Promise.all(waiting)).toHaveLength(31)
  expect(await render(paperOf("late"))).toEqual(Buffer.from("made"))
})

test("the process that makes them says why it could not", async () => {
  const told = jest.spyOn(logger, "error").mockImplementation(() => undefined)
  const broken = { kind: "mediaKit", ...paperContent(), page: {} } as unknown as Paper
  await expect(createRenderer().render(broken)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
  expect(told.mock.calls[0]?.[0]).toMatchObject({ err: { message: expect.stringContaining("TypeError") } })
  jest.restoreAllMocks()
})

// Node's fetch would add no-cache to a conditional request, which asks for the whole file.
const knowing = (answer: Response) => ({
  headers: { "if-none-match": answer.headers.get("etag") ?? "", "cache-control": "max-age=0" },
})

const edit = async (page: string, sectionId: string, content: object) => {
  const block = await CmsBlock.findOne({ where: { page, sectionId }, rejectOnEmpty: true })
  const saved = await app.rest("PUT", `/api/cms/blocks/${block.id}`, { content }, { token: await app.login() })
  expect(saved.status).toBe(200)
}

test("the media kit is served with a tag that changes with the content", async () => {
  const first = await fetch(`${app.url}/media-kit.pdf`)
  expect(first.status).toBe(200)
  expect(first.headers.get("content-type")).toBe("application/pdf")
  expect((await readPdf(new Uint8Array(await first.arrayBuffer()))).pages).toHaveLength(8)
  expect((await fetch(`${app.url}/media-kit.pdf`, knowing(first))).status).toBe(304)
  await edit("formats", "media_kit", { ...registry.formats.media_kit, title: "Edited kit" })
  const edited = await fetch(`${app.url}/media-kit.pdf`, knowing(first))
  expect(edited.status).toBe(200)
  expect((await readPdf(new Uint8Array(await edited.arrayBuffer()))).text).toContain("Edited kit")
})

const wished = "start=budget&amount=60k&weeks=6&formats=In-Car+Tablet&formats=Car+Wrapping&cities=Irvine&cities=Austin"

test.each([
  ["/plan.pdf", "en", "Campaign plan", "November"],
  ["/es/plan.pdf", "es", "Plan de campaña", "noviembre"],
] as const)("%s has on one page what the estimator shows, and the way back", async (path, locale, title, month) => {
  jest.useFakeTimers({ now: new Date("2026-11-27T03:00:00Z"), doNotFake: ["nextTick", "setImmediate", "setTimeout"] })
  const answer = await fetch(`${app.url}${path}?${wished}&utm_source=x`)
  jest.useRealTimers()
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"])
  expect(answer.headers.get("x-robots-tag")).toBe("noindex")
  const read = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(read.pages).toHaveLength(1)
  expect(read.size).toEqual([612, 792])
  expect([read.title, read.isTagged, read.raw.includes(`/Lang (${locale}-US)`)]).toEqual([
    `Farelight: ${title}`,
    true,
    true,
  ])

  const { global, page } = paperContent([], locale)
  const wish = readWish(new URLSearchParams(wished), ["Irvine", "Austin"])
  const estimate = estimateCampaign(wish, readAssumptions(page))
  const texts = estimate && estimateTexts(page.estimator, wish, estimate)
  expect(texts?.totals).toHaveLength(3)
  const shown = [
    ...(texts?.totals ?? []).flatMap(({ value, label }) => [value, label]),
    ...(texts?.parts ?? []).flatMap(({ booked, cars, notes }) => [booked, cars, ...notes]),
    texts?.left?.value,
    "$60,000",
    "Irvine, Austin",
    `${page.specification.in_car_tablet.price.value}* ${page.specification.in_car_tablet.price.measures}`,
    `${page.assumptions.wrapped_car.value}*`,
    `* ${global.figure_notes.planned}.`,
    month,
    "Farelight LLC",
    "hello@example.com",
  ]
  for (const part of shown) if (part) expect(read.text).toContain(part)
  const prefix = locale === "es" ? "/es" : ""
  expect(read.links[0]).toBe(
    `${app.url}${prefix}/formats?start=budget&amount=60000&weeks=6&formats=In-Car+Tablet&formats=Car+Wrapping&cities=Irvine&cities=Austin#estimator`,
  )
})

test.each(["en", "es"] as const)(
  "the longest plan is one page, and so is one of which nothing can be booked: %s",
  async (locale) => {
    const { cities, ...content } = paperContent([], locale)
    const names = cities.map(({ name }) => name)
    const planOf = async (search: string) => {
      const wish = readWish(new URLSearchParams(search), names)
      return readPdf(await writePlan({ ...content, wish, day: "2026-11-26", link: "https://example.com/formats" }))
    }
    const formats = "&formats=In-Car+Tablet&formats=Car+Wrapping&formats=On-Top+Dynamic+Screen"
    const long = await planOf(
      `start=impressions&amount=999999999&weeks=101${formats}${names.map((name) => `&cities=${name}`).join("")}`,
    )
    expect(long.pages).toHaveLength(1)
    for (const shown of ["Sacramento", content.page.estimator.note]) expect(long.text).toContain(shown)
    const none = await planOf("amount=1m&weeks=1&formats=In-Car+Tablet&cities=Irvine")
    expect(none.pages).toHaveLength(1)
    expect(none.text).toContain(content.page.estimator.nothing_text)
  },
)

test.each([
  ["", ["amount", "weeks", "formats", "cities"]],
  [wished.replace("60k", "lots"), ["amount"]],
  [wished.replace("60k", "0"), ["amount"]],
  [`${wished}&amount=5`, ["amount"]],
  [wished.replace("weeks=6", "weeks=1e9"), ["weeks"]],
  [wished.replace("budget", "hope"), ["start"]],
  [`${wished}&formats=Blimp`, ["formats"]],
  [`${wished}&cities=${"Atlantis ".repeat(100)}`, ["cities"]],
  [`${wished}&cities=New+York`, ["cities"]],
  [wished.replaceAll("cities", "cities[]"), ["cities"]],
  [`${wished}&cities=%00%FF`, ["cities"]],
])("a plan of ?%s is refused, and the answer names %j", async (search, fields) => {
  for (const path of ["/plan.pdf", "/es/plan.pdf"]) {
    const answer = await fetch(`${app.url}${path}?${search}`)
    const text = await answer.text()
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/plain; charset=utf-8"])
    expect([...text.matchAll(/(?:^|\. ?|: )(start|amount|weeks|formats|cities): /g)].map(([, name]) => name)).toEqual(
      fields,
    )
    expect(text.length).toBeLessThan(500)
  }
})

test("an address has a limit to the plans that are drawn for it, and none to those that are known", async () => {
  const address = newAddress()
  const headers = { "x-forwarded-for": address }
  const planOf = async (weeks: number) =>
    (await fetch(`${app.url}/es/plan.pdf?${wished.replace("weeks=6", `weeks=${weeks}`)}`, { headers })).status
  expect(await planOf(7)).toBe(200)
  const viewer = { address, isLocal: false, session: null, user: null }
  for (let count = 1; count < 30; count += 1) await throttlePlan(viewer)
  expect([await planOf(8), await planOf(7)]).toEqual([429, 200])
})

test.each([
  ["/share/home.jpg", "/es/share/home.jpg"],
  ["/share/cities/los-angeles-ca.jpg", "/share/cities/austin-tx.jpg"],
])("%s and %s are pictures of their own for other sites", async (...paths) => {
  const answers = await Promise.all(paths.map((path) => fetch(app.url + path)))
  const files = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
  for (const [index, { status, headers }] of answers.entries()) {
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"])
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin")
    expect(await sharp(files[index]).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
    expect(files[index]?.length).toBeLessThan(120_000)
  }
  expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(false)
})

test("a share picture follows its page's title", async () => {
  const first = await fetch(`${app.url}/share/about.jpg`)
  expect((await fetch(`${app.url}/share/about.jpg`, knowing(first))).status).toBe(304)
  await edit("about", "meta", { ...registry.about.meta, title: `日 & <b> ${"Long ".repeat(60)}` })
  const edited = await fetch(`${app.url}/share/about.jpg`, knowing(first))
  expect(edited.status).toBe(200)
  expect((await sharp(Buffer.from(await edited.arrayBuffer())).metadata()).width).toBe(1200)
})

test.each([
  "/share/nothing.jpg",
  "/share/cities/atlantis-xx.jpg",
  "/share/drivers.png",
  "/share/drivers",
  "/share/status.jpg",
  "/share/..%2Fdrivers.jpg",
  "/share/constructor.jpg",
])("%s is no picture", async (path) => {
  const answer = await fetch(app.url + path)
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"])
})

/** @jest-environment node */

import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import type { Picture } from "@farelight/api/contract/site/media.ts"
import { describe, expect, test } from "@jest/globals"
import { servePage } from "../../testing/servePage.ts"

describe("a page from the server", () => {
  const home = [
    "Engage riders with smart, location-based video ads. Boost your brand&#x27;s visibility where it matters most.",
    "Advertise With Us",
    "For Brands &amp; Agencies",
    "Location-Based Ads",
    "Real-Time Analytics",
    "Hyper-Targeted Campaigns",
    "Learn More About Advertising",
    "Transform Your Ads Into A Moving Billboard",
    "Start Your Campaign",
    "Ready to Get Started?",
    "Join the future of outdoor advertising today",
    "Learn More",
  ]
  const advertising = ["In-Car Tablet", "Car Wrapping", "On-Top Dynamic Screen", "Campaign Stats", "Contact Us Today"]
  const drivers = ["$200–$300", "per month", "How it works", "No rider interaction", "Apply to Drive"]
  const about = ["Our mission", "Innovation", "Partnership", "Results", "Efficiency", "500+"]
  const contact = ["Get in Touch", "Email Us", "24 hours", "Coverage Area", "Our cars drive in 12 major cities"]

  test.each([
    ["/", 200, "Revolutionizing Rideshare Advertising", home],
    ["/advertising", 200, "Rideshare advertising in 12 cities: screens and wraps", advertising],
    ["/advertisers", 200, "Rideshare advertising in 12 cities: screens and wraps", advertising],
    ["/about", 200, "A rideshare ad network that shares what it earns", about],
    ["/privacy-policy", 200, "Privacy Policy", ["Last Updated: October 21, 2025"]],
    ["/terms-of-service", 200, "Terms of Service", ["Last Updated: October 21, 2025", "binding arbitration"]],
    ["/drivers", 200, "Get paid to drive with a screen in your car", [...drivers, "Driver Application"]],
    ["/contact", 200, "Plan a rideshare ad campaign", [...contact, "Los Angeles", "Quick Links"]],
    ["/status/known", 200, "Your status", ["Something to correct?"]],
    ["/no/such/page", 404, "Page not found", ["There&#x27;s no page at this address."]],
    ["/a%E2%80%A8b", 404, "Page not found", []],
    ["/drivers%0d%0a", 404, "Page not found", []],
  ])("the page %s answers %i, complete without JavaScript and in order", async (path, status, title, texts) => {
    const page = await servePage(path)
    expect(page.status).toBe(status)
    expect(page.html).toMatch(/^<!DOCTYPE html><html lang="en">/)
    expect(page.html).toContain(`<title>${title} | Farelight</title>`)
    expect(page.html.split("body>p{color:red}")).toHaveLength(2)
    expect(page.html).toContain(`© <!-- -->${new Date().getFullYear()}<!-- --> <!-- -->Farelight`)
    const body = page.html.slice(page.html.indexOf("<main"), page.html.indexOf("</main>"))
    let place = 0
    for (const text of texts) {
      const found = body.indexOf(text, place)
      expect({ text, isThere: found >= 0 }).toEqual({ text, isThere: true })
      place = found
    }
  })

  test("a page that does not exist is the same at every address of a language", async () => {
    const [first, second, spanish] = await Promise.all(
      ["/wp-login.php", "/status/x?sent=1", "/es/x"].map((path) => servePage(path)),
    )
    expect(first?.html).toBe((await servePage("/.env")).html)
    expect(second?.html).toBe((await servePage("/status/y")).html)
    expect(spanish?.html).toMatch(/<html lang="es">.*href="\/not-found"/s)
    expect(second?.html).toContain('href="/es/status/unknown"')
    expect((await servePage("/privacy-request/confirm")).html).toContain('href="/es/privacy-request/confirm"')
  })

  test.each(["/privacy-policy", "/terms-of-service"])(
    "the page %s links from its contents to each of its sections",
    async (path) => {
      const { html } = await servePage(path)
      const entries = [...html.matchAll(/<li><a href="#([a-z-]+)"/g)].map(([, anchor]) => anchor)
      expect(entries).toHaveLength(13)
      for (const anchor of entries) expect(html).toContain(`<section id="${anchor}"`)
    },
  )

  test("the privacy policy follows the settings, and omits empty sections", async () => {
    const pixels = [{ provider: "tiktok", id: "1" } as const]
    const privacy = { retention: null, pixels }
    const { html } = await servePage("/privacy-policy")
    expect(html).toContain('<a href="/privacy-request">')
    expect(html).toContain("We use no third-party analytics or advertising pixels")
    const { html: spanish } = await servePage("/es/privacy-policy", { privacy })
    expect(spanish).toContain('<a href="/es/privacy-request">')
    expect(spanish).toContain("Píxeles publicitarios de TikTok")
    expect(spanish).not.toContain("We use no third-party")
    expect(spanish.split('id="page-data"')[0]).not.toContain("[if")

    const content = { title: "Pixels", text: "[if pixels] Only then." }
    const stored = [{ page: "privacy_policy", sectionId: "third_party_links", content }]
    // The page omits the section and its entry in the table of contents.
    expect((await servePage("/privacy-policy", { stored })).html).not.toContain("third-party-links")
    expect((await servePage("/privacy-policy", { stored, privacy })).html).toContain('<section id="third-party-links"')
  })

  const driverFields = ["name", "email", "phone", "city", "platform", "vehicleYear", "vehicleMake", "vehicleModel"]
  const planFields = ["plannedBudget", "plannedWeeks", "plannedCities"]
  const inquiryFields = ["contactName", "companyName", "email", "location", "adFormats", "message", ...planFields]
  const confirmed = {
    en: "By sending this you confirm that you are 18 or older and accept the Terms of Service and the Privacy Policy.",
    es: "Al enviar este formulario, confirma que tiene al menos 18 años y acepta los Términos del servicio y la Política de privacidad.",
  }

  test.each([
    ["/drivers", driverFields, confirmed.en],
    ["/es/drivers", driverFields, confirmed.es],
    ["/contact", inquiryFields, confirmed.en],
    ["/es/contact", inquiryFields, confirmed.es],
  ])(
    "the form of %s asks only for required data, and states above its button what sending confirms",
    async (path, fields, sentence) => {
      const { html } = await servePage(path)
      const [form = ""] = html.match(/<form[^>]*method="post".*?<\/form>/s) ?? []
      const names = [...form.matchAll(/<(?:input|textarea|select)(?![^>]* type="hidden")[^>]* name="([^"]+)"/g)].map(
        ([, name]) => name,
      )
      const trap = "subject"
      expect([...new Set(names)].sort()).toEqual([...fields, trap].sort())
      const above = form.slice(0, form.lastIndexOf("<button"))
      const said = above.slice(above.lastIndexOf("<p"))
      expect(said.replace(/<!--.*?-->|<[^>]*>/g, "")).toBe(sentence)
      const prefix = path.startsWith("/es") ? "/es" : ""
      for (const page of ["/terms-of-service", "/privacy-policy"]) expect(said).toContain(`href="${prefix}${page}"`)
    },
  )

  test("has no inline script, which the content security policy would block", async () => {
    const { html } = await servePage("/drivers")
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      '<script type="application/json" id="page-data">',
      '<script type="module" src="/assets/site.js" fetchPriority="low">',
    ])
  })
})

describe("the head of a page", () => {
  /** The values of all tags of a kind, with the attribute that names each. */
  const tagsOf = (html: string, tag: string, named: string, valued: string) =>
    [...html.matchAll(new RegExp(`<${tag} [^>]*>`, "g"))].flatMap(([text]) => {
      const name = new RegExp(` ${named}="([^"]*)"`).exec(text)?.[1]
      return name ? [[name, new RegExp(` ${valued}="([^"]*)"`).exec(text)?.[1]] as const] : []
    })

  test("describes the page to search engines and in shared links", async () => {
    const { html } = await servePage("/drivers?utm_source=x")
    const description = pageContent("drivers", []).page.meta.description
    expect(tagsOf(html, "meta", "name", "content")).toEqual(
      expect.arrayContaining([
        ["description", description],
        ["twitter:card", "summary_large_image"],
        ["twitter:title", "Get paid to drive with a screen in your car"],
        ["twitter:image", "https://www.example.com/share/drivers.jpg"],
      ]),
    )
    const openGraph = Object.fromEntries(tagsOf(html, "meta", "property", "content"))
    expect(openGraph).toMatchObject({
      "og:site_name": "Farelight",
      "og:title": "Get paid to drive with a screen in your car",
      "og:description": description,
      "og:url": "https://www.example.com/drivers",
      "og:image": "https://www.example.com/share/drivers.jpg",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "Get paid to drive with a screen in your car | Farelight",
    })
    const links = Object.fromEntries(tagsOf(html, "link", "rel", "href"))
    expect(links).toMatchObject({ canonical: "https://www.example.com/drivers", manifest: "/site.webmanifest" })
    const [head = "", body] = html.split("</head>")
    for (const tag of ["<title>", 'rel="canonical"', 'property="og:image"', 'name="description"']) {
      expect(head.split(tag)).toHaveLength(2)
      expect(body).not.toContain(tag)
    }
  })

  test.each([
    ["/", "/share/home.jpg"],
    ["/advertisers", "/share/advertising.jpg"],
    ["/es/cities/austin-tx?driver=1", "/es/share/cities/austin-tx.jpg"],
    ["/nothing/here", "/share/home.jpg"],
  ])("of the page %s has the picture %s", async (path, picture) => {
    const { html } = await servePage(path)
    const openGraph = Object.fromEntries(tagsOf(html, "meta", "property", "content"))
    expect(openGraph["og:image"]).toBe(`https://www.example.com${picture}`)
    const isPage = !path.startsWith("/nothing")
    // A missing page has no canonical address.
    expect(/rel="canonical"|og:url|ld\+json/.test(html)).toBe(isPage)
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!isPage)
  })

  test("has the same figures as the page, also after an operator edited them", async () => {
    const seen = { measures: "Seen.", basis: "Counted", as_of: "2026-09-30" }
    const figures = { active_vehicles: { value: "731+", ...seen }, cities: "17", monthly_impressions: "9M+" }
    const company = { name: "</script><script>alert(1)" }
    const { html } = await servePage("/", {
      stored: [
        { page: "global", sectionId: "figures", content: figures },
        { page: "global", sectionId: "company", content: company },
      ],
    })
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)["@graph"][0].name).toBe(company.name)
    expect(data).toContain('"description":"731+ vehicles."')
    for (const figure of ["731+", "17", "9M+"]) expect(html).toContain(`>${figure}<`)
    expect(html).toContain("Seen. Counted. (As of September 30, 2026.)")
    expect(html).not.toContain("<script>alert")
  })
})

describe("an operator's picture for a page", () => {
  const picture: Picture = {
    id: 7,
    hash: "ab".repeat(32),
    contentType: "image/jpeg",
    width: 1200,
    height: 800,
    altText: 'A car "at night"',
    focalPoint: { x: 20, y: 75 },
    isAnimated: false,
  }
  const chosen = (page: string) => [{ page, sectionId: "hero", content: { picture: "/api/cms/media/7" } }]

  test.each([
    ["home", "/"],
    ["drivers", "/drivers"],
    ["advertising", "/advertising"],
    ["about", "/about"],
  ])("is shown on %s in all its formats, with its size", async (page, path) => {
    const { html } = await servePage(path, { stored: chosen(page), pictures: [picture] })
    expect(html).toMatch(new RegExp(`<source type="image/avif" srcSet="/media/${picture.hash}-400\\.avif 400w, `))
    expect(html).toMatch(/<img [^>]*width="1200" height="800"/)
    expect(html).toContain('alt="A car &quot;at night&quot;"')
    expect(html).toContain('style="object-position:20% 75%"')
    if (page !== "home") return
    // The first view is preloaded, without the advertisements on our own picture.
    const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g)
    expect(preloads).toEqual([expect.stringContaining(`/media/${picture.hash}-400.avif 400w`)])
    expect(html.slice(0, html.indexOf("</main>"))).not.toMatch(/interior-|Noodle bar/)
  })

  test("is replaced by the page's own once it is deleted", async () => {
    const { html } = await servePage("/", { stored: chosen("home") })
    expect(html).not.toContain(`/media/${picture.hash}`)
    expect(html).toContain("/assets/interior-1600.avif 1600w")
  })
})

import { describe, expect, test } from "@jest/globals"
import type { RetentionPeriods } from "../privacy/retention.ts"
import { pixelProviders } from "../site/pixels.ts"
import { defaultPrivacySettings, type Pixel, type PrivacySettings } from "../site/privacySettings.ts"
import { contentFaults, sectionField } from "./fields.ts"
import { localizedContent } from "./localizedContent.ts"
import { conditionFault, conditionsInWords, followSettings, settingFacts } from "./settingTexts.ts"

/** Each setting alone, with the texts that depend on it in English and Spanish. */
const off: RetentionPeriods = { rejectedDays: 0, leadsDays: 0, mailDays: 0, filesDays: 0, eventsDays: 0 }
const odd: RetentionPeriods = { rejectedDays: 401, leadsDays: 402, mailDays: 403, filesDays: 405, eventsDays: 404 }
const settings: [string, PrivacySettings, string, string][] = [
  ...Object.entries(odd).map(([name, days]): [string, PrivacySettings, string, string] => [
    name,
    { ...defaultPrivacySettings, retention: { ...off, [name]: days } },
    `${days} days`,
    `${days} días`,
  ]),
  ...Object.entries(pixelProviders).map(([provider, name]): [string, PrivacySettings, string, string] => [
    provider,
    { ...defaultPrivacySettings, pixels: [{ provider: provider as Pixel["provider"], id: "1" }] },
    name,
    name,
  ]),
]

const pages = ["privacy_policy", "terms_of_service"] as const

const textOf = (privacy: PrivacySettings, locale: "en" | "es" = "en") =>
  JSON.stringify(pages.map((page) => localizedContent(page, [], [], locale, { privacy }).page))

const summaryOf = (privacy: PrivacySettings) =>
  localizedContent("privacy_policy", [], [], "es", { privacy }).summary?.text ?? ""

const NONE = "We use no third-party analytics or advertising pixels"
const KEPT = /(All other a|A)pplications and inquiries are kept until you ask us to erase them/

describe("the legal texts", () => {
  test.each(settings)("name %s only when it is on", (_name, on, english, spanish) => {
    expect(textOf(on)).toContain(english)
    expect(textOf(on, "es")).toContain(english)
    expect(summaryOf(on)).toContain(spanish)
    for (const [, other, itsOwn] of settings.filter(([, , text]) => text !== english)) {
      expect(textOf(other)).not.toContain(english)
      expect(textOf(on)).not.toContain(itsOwn)
    }
    expect(textOf(defaultPrivacySettings)).not.toContain(english)
    expect(summaryOf(defaultPrivacySettings)).not.toContain(spanish)
  })

  test("promise a mail only if mail is configured", () => {
    expect(textOf({ ...defaultPrivacySettings, mail: true })).toContain("We email you a link")
    expect(textOf(defaultPrivacySettings)).not.toContain("We email you a link")
    expect(textOf(defaultPrivacySettings)).toContain("We may ask you to confirm that the address is yours.")
  })

  test("say that leads are kept only if retention is off", () => {
    for (const [, on] of [...settings, ["none", defaultPrivacySettings] as const]) {
      expect(textOf(on).includes(NONE)).toBe(on.pixels.length === 0)
      expect(summaryOf(on).includes("No usamos analítica ni píxeles publicitarios de terceros")).toBe(
        on.pixels.length === 0,
      )
      expect(KEPT.test(textOf(on))).toBe(!on.retention?.leadsDays)
      // "All other applications" follows only a mention of rejected leads.
      const isSaid = Boolean(on.retention?.rejectedDays)
      expect(textOf(on).includes("All other applications")).toBe(isSaid)
      expect(summaryOf(on).includes("- Las demás")).toBe(isSaid)
      expect(textOf(on).includes("learn your network address")).toBe(on.pixels.length > 0)
      expect(summaryOf(on).includes("conocen su dirección de red")).toBe(on.pixels.length > 0)
    }
  })

  test("cover analytics and advertising pixels in every combination, and show no placeholder", () => {
    const both: PrivacySettings = { retention: odd, pixels: settings.flatMap(([, { pixels }]) => pixels) }
    for (const one of [both, defaultPrivacySettings, ...settings.map(([, on]) => on)])
      for (const text of [textOf(one), textOf(one, "es"), summaryOf(one)]) {
        expect(text).not.toMatch(/\[if|\{[a-z_]+\}/)
        if (text !== summaryOf(one)) expect(text).toContain("analytics and advertising pixels")
      }
    expect(textOf(both)).toContain("Meta, Google, TikTok, and LinkedIn")
    expect(summaryOf(both)).toContain("Meta, Google, TikTok y LinkedIn")
  })

  test("convert whole years of days to years", () => {
    const retention = { rejectedDays: 365, leadsDays: 1_095, mailDays: 30, filesDays: 0, eventsDays: 0 }
    expect(textOf({ ...defaultPrivacySettings, retention })).toMatch(
      /automatically 1 year after.*automatically 3 years after/,
    )
    expect(summaryOf({ ...defaultPrivacySettings, retention })).toMatch(/automáticamente 1 año.*30 días después/s)
  })
})

describe("a text that an editor writes", () => {
  const on: PrivacySettings = { retention: { ...off, mailDays: 90 }, pixels: [{ provider: "meta", id: "1" }] }

  test("applies conditions, also several before one line", () => {
    const text =
      "Always\n[if pixels] {pixels} here\n[if no pixels] none\n[if pixels] [if retention_mail] - both\n- {name}"
    expect(followSettings({ text }, on)).toEqual({ text: "Always\nMeta here\n- both\n- {name}" })
    expect(followSettings({ text }, defaultPrivacySettings)).toEqual({ text: "Always\nnone\n- {name}" })
    expect(followSettings({ text: "" }, on)).toEqual({ text: "" })
  })

  test("shows an unknown condition as written, and is refused by the editor", () => {
    expect(followSettings("[if pixles] Typo", on)).toBe("[if pixles] Typo")
    const field = sectionField("privacy_policy", "retention")
    if (!field) throw new Error("There is no such section")
    const message = expect.stringMatching(/^There is no setting for \[if pixles\]\. You can use \[if pixels\],/)
    expect(contentFaults(field, { title: "Retention", text: "[if pixles] Typo" })).toEqual([{ field: "text", message }])
    for (const text of ["[if no pixels] Right", "Call [if you can]", "[ifs] and buts", "- A [link](/about)"])
      expect(contentFaults(field, { title: "Retention", text })).toEqual([])
  })

  test.each([
    "- [if pixels] A list",
    " [if no pixels] Indented",
    "[If Pixels] Capitals",
    "[if pixels] One [if no retention_mail] more",
  ])("is refused if a condition would show as written: %s", (text) => {
    expect(conditionFault(`First\n${text}`)).toMatch(/^Write \[if .*\] at the very beginning of its line/)
  })

  test("has its conditions explained in words", () => {
    expect(conditionsInWords("[if pixels] One\n[if no pixels] None\n[if pixels] Again\nPlain")).toEqual([
      "Lines with [if pixels] show only while a third party's pixel is configured.",
      "Lines with [if no pixels] show only while no third party's pixel is configured.",
    ])
    for (const name of Object.keys(settingFacts)) expect(conditionsInWords(`[if ${name}] x`)).toHaveLength(1)
  })
})

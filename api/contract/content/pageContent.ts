import { citiesOf, citySlug, openCities, type Projection, parsePlaces } from "../cities/city.ts"
import { findCity } from "../cities/findCity.ts"
import type { Picture } from "../site/media.ts"
import { mediaIdOf, pictureSources, type ShownPictures } from "../site/media.ts"
import { defaultPrivacySettings, type PrivacySettings } from "../site/privacySettings.ts"
import { DEFAULT_LOCALE, type Locale } from "../text/locale.ts"
import { namesOf } from "../text/namesOf.ts"
import { contentTexts, fillPlaceholders } from "./contentTexts.ts"
import { withoutHiddenLinks } from "./links/optionalPages.ts"
import { ownPlaceholders } from "./pages/mails/replies.ts"
import { replyPromiseTexts } from "./promises/replyPromise.ts"
import { type GlobalContent, isInternal, isLegal, type PageContent, type PageName, registry } from "./registry.ts"
import { resolveContent } from "./resolveContent.ts"
import { followSettings, settingFacts } from "./settingTexts.ts"

export interface StoredSection {
  page: string
  sectionId: string
  content: unknown
  locale?: Locale
  /** Day of the last save (YYYY-MM-DD); absent in drafts. */
  changedOn?: string
}

export const mediaIdsIn = (contents: readonly unknown[]): number[] => {
  const ids = contents.flatMap((content) => contentTexts(content).map(({ text }) => mediaIdOf(text)))
  return [...new Set(ids.filter((id) => id !== null))]
}

export const shownPictures = (content: unknown, pictures: readonly Picture[]): ShownPictures =>
  Object.fromEntries(
    contentTexts(content).flatMap(({ text }) => {
      const id = mediaIdOf(text)
      const picture = id === null ? undefined : pictures.find((known) => known.id === id)
      if (!picture) return []
      const { altText, focalPoint } = picture
      return [[text, { ...pictureSources(picture), altText, focalPoint }]]
    }),
  )

const isEnglish = ({ locale = DEFAULT_LOCALE }: StoredSection) => locale === DEFAULT_LOCALE

export const sectionsOf = (page: string, stored: readonly StoredSection[]) =>
  Object.fromEntries(
    stored.filter((block) => block.page === page && isEnglish(block)).map((block) => [block.sectionId, block.content]),
  )

const cityList = (stored: readonly StoredSection[]) =>
  resolveContent(registry.cities.list, sectionsOf("cities", stored).list)

/** The default number of cities gives way to the actual count, unless an operator has edited the figure. */
const countedFigures = (figures: GlobalContent["figures"], stored: readonly StoredSection[]) => {
  if (figures.cities.basis !== registry.global.figures.cities.basis) return figures
  const value = String(openCities(listedCities(stored)).length)
  return { ...figures, cities: { ...figures.cities, value, as_of: cityList(stored).counted_on } }
}

/** Every submission needs the same results, so they are kept as long as their source, which is never changed. */
const keptBy = <Source extends object, Result>(derive: (source: Source) => Result) => {
  const results = new WeakMap<Source, Result>()
  return (source: Source) => {
    const result = results.get(source) ?? derive(source)
    results.set(source, result)
    return result
  }
}

export const globalContentOf = keptBy((stored: readonly StoredSection[]): GlobalContent => {
  const sections = sectionsOf("global", stored)
  const global = resolveContent(registry.global, sections)
  const figures = countedFigures(global.figures, stored)
  return { ...global, figures, promises: replyPromiseTexts(sections.promises) }
})

export const placeholderValues = keptBy(
  ({ company, figures, promises, legal }: GlobalContent): Readonly<Record<string, string>> => ({
    ...company,
    ...Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
    ...promises,
    ...legal,
  }),
)

export const placeholdersIn = (
  { page, sectionId }: Pick<StoredSection, "page" | "sectionId">,
  stored: readonly StoredSection[],
): Record<string, string> => {
  const own = isInternal(page) ? ownPlaceholders(sectionId) : {}
  const settings = isLegal(page)
    ? Object.fromEntries(Object.entries(settingFacts).map(([name, { shows }]) => [name, shows]))
    : {}
  // `own` comes first for the order of the list, and last to override facts of the same name.
  return { ...own, ...placeholderValues(globalContentOf(stored)), ...settings, ...own }
}

export const figuresNamedIn = (content: unknown, figures: GlobalContent["figures"]) => {
  const names = namesOf(figures)
  return Object.fromEntries(
    contentTexts(content).flatMap(({ field, text }) => {
      const named = names.filter((name) => text.includes(`{${name}}`))
      return named.length > 0 ? [[field, named]] : []
    }),
  )
}

export interface SiteFacts {
  project?: Projection | undefined
  privacy?: PrivacySettings | undefined
}

/** Ignores `publication`, which operators change without editing the texts. */
export const hasDefaultTexts = (page: PageName, texts: object) => {
  const own = (content: object) => JSON.stringify({ ...content, publication: undefined })
  return own(texts) === own(registry[page])
}

/** The default driver agreement is a sample, which operators must adapt before they publish it. */
export const sampleMark = (page: PageName, texts: object) =>
  page === "driver_agreement" && { isSample: hasDefaultTexts(page, texts) }

const citiesIn = (stored: readonly StoredSection[], project: Projection) => {
  const { cities: listed } = cityList(stored)
  const rates = resolveContent(registry.drivers.rates, sectionsOf("drivers", stored).rates).cities
  return citiesOf(listed, project).map((city) => {
    const hasRule = listed.some((row) => row.rule !== "" && citySlug(row) === city.slug)
    return { ...city, hasPage: hasRule || rates.some(({ name }) => findCity([city], name)) }
  })
}

const unprojectedCities = keptBy((stored: readonly StoredSection[]) => citiesIn(stored, () => null))

export const listedCities = (stored: readonly StoredSection[], project?: Projection) =>
  project ? citiesIn(stored, project) : unprojectedCities(stored)

export const isRemovedCity = (stored: readonly StoredSection[], slug: string) =>
  parsePlaces(cityList(stored).removed).some((place) => citySlug(place) === slug)

export const pageContent = <Page extends PageName>(
  page: Page,
  stored: readonly StoredSection[],
  pictures: readonly Picture[] = [],
  { project, privacy = defaultPrivacySettings }: SiteFacts = {},
): PageContent<Page> => {
  const global = globalContentOf(stored)
  const texts = resolveContent(registry[page], sectionsOf(page, stored))
  const shown = withoutHiddenLinks(followSettings(texts, privacy), stored)
  const content = fillPlaceholders(shown, placeholderValues(global))
  const figuresNamed = figuresNamedIn(texts, global.figures)
  const cities = listedCities(stored, project)
  const after_sending = fillPlaceholders(global.after_sending, placeholderValues(global))
  return {
    global: { ...global, after_sending },
    page: content,
    figuresNamed,
    pictures: shownPictures(content, pictures),
    cities,
    privacy,
    ...sampleMark(page, texts),
  }
}

import type { Picture } from "../site/media.ts"
import { defaultPrivacySettings } from "../site/privacySettings.ts"
import { DEFAULT_LOCALE, type Locale } from "../text/locale.ts"
import { localizeDate } from "../text/writtenDate.ts"
import { fillPlaceholders } from "./contentTexts.ts"
import { withoutHiddenLinks } from "./links/optionalPages.ts"
import {
  figuresNamedIn,
  globalContentOf,
  hasDefaultTexts,
  listedCities,
  pageContent,
  placeholderValues,
  type SiteFacts,
  type StoredSection,
  sampleMark,
  sectionsOf,
  shownPictures,
} from "./pageContent.ts"
import { translatePromise } from "./promises/promiseHours.ts"
import { type GlobalContent, type LegalSummary, type PageContent, type PageName, registry } from "./registry.ts"
import { resolveContent } from "./resolveContent.ts"
import { followSettings } from "./settingTexts.ts"
import { spanish } from "./translation/es/spanish.ts"
import { translatedSections } from "./translation/sectionTranslation.ts"

const globalIn = (english: GlobalContent, stored: readonly StoredSection[], locale: Locale): GlobalContent => {
  const translated = translatedSections("global", english, { stored, locale })
  const { driver_reply, advertiser_reply, ...others } = english.promises
  const promises = {
    ...others,
    driver_reply: translatePromise(driver_reply, locale),
    advertiser_reply: translatePromise(advertiser_reply, locale),
  }
  return { ...translated, promises }
}

const summaryOf = (page: PageName, isEdited: boolean, finish: (summary: LegalSummary) => LegalSummary) => {
  const summary = spanish.summaries[page]
  return summary && finish({ ...summary, text: isEdited ? "" : summary.text })
}

export const localizedContent = <Page extends PageName>(
  page: Page,
  stored: readonly StoredSection[],
  pictures: readonly Picture[],
  locale: Locale,
  facts: SiteFacts = {},
): PageContent<Page> => {
  if (locale === DEFAULT_LOCALE) return pageContent(page, stored, pictures, facts)
  const english = globalContentOf(stored)
  const global = globalIn(english, stored, locale)
  const values = placeholderValues(global)
  const own = { ...values, last_updated: localizeDate(values.last_updated ?? "", locale) }
  const fillEnglish = placeholderValues(english)
  const texts = resolveContent(registry[page], sectionsOf(page, stored))
  const privacy = facts.privacy ?? defaultPrivacySettings
  const inOwn = <Content>(content: Content) => fillPlaceholders(followSettings(content, privacy, locale), own)
  const finish = (text: string, isTranslated: boolean) =>
    isTranslated ? inOwn(text) : fillPlaceholders(followSettings(text, privacy), fillEnglish)
  const translated = translatedSections(page, texts, { stored, locale, finish })
  const content = fillPlaceholders(withoutHiddenLinks(translated, stored), own)
  return {
    global: { ...global, after_sending: fillPlaceholders(global.after_sending, values) },
    page: content,
    figuresNamed: figuresNamedIn(translatedSections(page, texts, { stored, locale }), english.figures),
    pictures: shownPictures(content, pictures),
    cities: listedCities(stored, facts.project),
    privacy,
    summary: summaryOf(page, !hasDefaultTexts(page, texts), inOwn),
    ...sampleMark(page, texts),
  }
}

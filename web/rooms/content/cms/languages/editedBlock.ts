import { translatableField, translationGaps } from "@farelight/api/contract/content/translation/sectionTranslation.ts"
import type { Locale } from "@farelight/api/contract/text/locale.ts"
import type { CmsEditor_BlockFragment } from "../../../../graphql/generated.ts"
import { type Content, contentOrEmpty } from "../content.ts"

export interface EditedBlock extends CmsEditor_BlockFragment {
  english?: Content
}

export const localeOf = ({ english }: EditedBlock): Locale => (english ? "es" : "en")

export const isUnpublished = ({ draft }: EditedBlock) => draft !== null

export const pairWithEnglish = (
  spanish: readonly CmsEditor_BlockFragment[],
  english: readonly CmsEditor_BlockFragment[],
): EditedBlock[] =>
  spanish.flatMap((block) => {
    const original = english.find(({ page, sectionId }) => page === block.page && sectionId === block.sectionId)
    return original ? [{ ...block, english: contentOrEmpty(original.content) }] : []
  })

const texts = (count: number, one: string, more: string) => (count === 1 ? `1 text ${one}` : `${count} texts ${more}`)

export const gapsInWords = ({ missing, outdated }: { missing: number; outdated: number }): string | null => {
  const parts = [
    missing > 0 && texts(missing, "is not yet in Spanish", "are not yet in Spanish"),
    outdated > 0 &&
      texts(outdated, "changed in English since it was translated", "changed in English since they were translated"),
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(", ")}.` : null
}

export const blockTranslationGaps = ({ page, sectionId, content, english }: EditedBlock) =>
  english && translatableField(page, sectionId)
    ? translationGaps({ page, sectionId }, english, contentOrEmpty(content))
    : { missing: [], outdated: [] }

import { InvalidInputError } from "@farelight/api/contract/api/errors.ts"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { localizedContent } from "@farelight/api/contract/content/localizedContent.ts"
import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { isPageName } from "@farelight/api/contract/content/registry.ts"
import { readToken, referenceOf } from "@farelight/api/contract/leads/statusLink.ts"
import { ANSWER_WITHIN_DAYS, daysLater } from "@farelight/api/contract/person/privacyRequests.ts"
import { DEFAULT_LOCALE, type Locale, localized } from "@farelight/api/contract/site/locale.ts"
import type { Picture } from "@farelight/api/contract/site/media.ts"
import { defaultPrivacySettings } from "@farelight/api/contract/site/privacySettings.ts"
import type {
  FormResult,
  SiteAssets,
  SiteBackend,
  SubmissionStatus,
  SubmittedForm,
} from "@farelight/api/contract/site/site.ts"
import { pathOfPage } from "@farelight/api/contract/site/sitePaths.ts"
import { devAssetsOf, stillAssetsOf } from "@farelight/api/edges/site/devWebClient.ts"
import { readCorrection } from "@farelight/api/rooms/leads/drivers/correction.ts"
import { renderPage } from "../site/entry-server.tsx"

/** Whose link it is; previews and the mocked mails have one that is an example. */
const read = (token: string) => (token === "example" ? { letter: DRIVER, id: 1042 } : readToken(token))

const DRIVER = "d"

/** How the mocked forms' leads stand, which only the browser knows: they have just arrived. */
const statusOf = (token: string): SubmissionStatus | null => {
  const owner = read(token)
  return (
    owner && {
      letter: owner.letter,
      reference: referenceOf(owner.letter, owner.id),
      firstName: "Ana",
      status: "pending",
      receivedAt: new Date().toISOString(),
      reachedAt: { pending: new Date().toISOString() },
      dueAt: new Date().toISOString(),
      isOverdue: false,
      waitsFor: null,
      timeZone: "UTC",
      files: { asked: [{ id: "1", what: "Your insurance card", answeredAt: null }], sent: [], left: 20 },
    }
  )
}

/** Answers as the server does. The leads are in the browser, so no lead changes. */
const correct = async (token: string, { values }: SubmittedForm): Promise<FormResult> => {
  if (read(token)?.letter !== DRIVER) return { outcome: "failed", message: messages.correctionFailed, status: 404 }
  try {
    readCorrection(values)
    return { outcome: "sent", message: "", receipt: null }
  } catch (error) {
    if (error instanceof InvalidInputError) return { outcome: "invalid", fields: error.fields }
    throw error
  }
}

// The browser's worker answers the forms' requests: they never reach this server.
const sendNothing = async () => ({
  outcome: "failed" as const,
  message: "The mocked forms need JavaScript.",
})

const backendOf = (blocks: StoredSection[] = [], pictures: Picture[] = []): SiteBackend => ({
  today: new Date().toISOString().slice(0, 10),
  loadPage: async (page, locale) =>
    localizedContent(page, blocks, pictures, locale, { privacy: { ...defaultPrivacySettings, mail: true } }),
  submitDriverApplication: sendNothing,
  submitAdvertiserInquiry: sendNothing,
  loadStatus: async (token) => statusOf(token),
  correctApplication: correct,
  sendFile: sendNothing,
  submitPrivacyRequest: sendNothing,
  confirmPrivacyRequest: async (token) =>
    token === "example"
      ? {
          outcome: "confirmed",
          kind: "DELETE",
          dueAt: daysLater(new Date(), ANSWER_WITHIN_DAYS).toISOString(),
          timeZone: "UTC",
        }
      : { outcome: "unknown" },
  loadPrivacyExport: async () => ({
    path: "/api/privacy-requests/export/example",
    expiresAt: new Date().toISOString(),
    timeZone: "UTC",
  }),
})

/** A public page with the site's default content, or the answer to its form. */
export const renderPublicPage = (request: Request) => renderPage(request, backendOf(), devAssetsOf)

/** The worker's content for a preview, drafts included. */
export interface PreviewBody {
  blocks: StoredSection[]
  pictures: Picture[]
  locale?: Locale
}

/** A public page with this content, without scripts. */
export const renderPreview = async (
  page: string,
  { blocks, pictures, locale = DEFAULT_LOCALE }: PreviewBody,
  styles: SiteAssets["styles"],
) => {
  if (!isPageName(page)) return { status: 404, html: "There is no such page." }
  const asked = new Request(new URL(localized(pathOfPage[page], locale), "http://localhost"))
  return renderPage(asked, backendOf(blocks, pictures), stillAssetsOf(styles))
}

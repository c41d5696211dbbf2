import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { FILE_POST } from "@farelight/api/contract/files/leadFiles.ts"
import type { FormResult, SiteBackend, SubmissionStatus, SubmittedForm } from "@farelight/api/contract/forms/site.ts"
import type { Picture } from "@farelight/api/contract/site/media.ts"
import type { PrivacySettings } from "@farelight/api/contract/site/privacySettings.ts"
import { renderPage } from "../site/entry-server.tsx"
import { readingBackend, siteSettings } from "./siteStubs.ts"

const assetsOf = (source: string) => ({
  scripts: ["/assets/site.js"],
  deferredModules: [],
  pageModule: `/assets/${source}.js`,
  styles: [{ href: "/assets/site.css", text: "body>p{color:red}" }],
})

/** Status of the submission with the token `known`. */
export const standing: SubmissionStatus = {
  letter: "d",
  reference: "D-1042",
  firstName: "Ana",
  status: "pending",
  receivedAt: "2026-11-21T03:04:00.000Z",
  reachedAt: { pending: "2026-11-21T03:04:00.000Z" },
  dueAt: "2026-11-23T03:04:00.000Z",
  isOverdue: false,
  waitsFor: null,
  isVehicleUnknown: false,
  callDays: [],
  files: { asked: [], sent: [], left: 20 },
}

/** The advertiser's submission with the token `inquiry`. */
const inquiry: SubmissionStatus = { ...standing, letter: "a", reference: "A-77", firstName: "Alex" }

const standings: Record<string, SubmissionStatus> = { known: standing, inquiry }

/** Result of the mailed link's button with the token `known`. */
const confirmed = { outcome: "confirmed", kind: "DELETE", dueAt: "2027-01-07T20:00:00.000Z" } as const

/** The copy that the token `known` opens. */
export const privacyCopy = {
  path: "/api/privacy-requests/export/known",
  expiresAt: "2026-11-30T20:00:00.000Z",
}

export const receipt = { statusPath: "/status/known", receivedAt: standing.receivedAt }

interface Visit {
  form?: URLSearchParams | FormData
  result?: FormResult
  stored?: StoredSection[]
  pictures?: Picture[]
  privacy?: PrivacySettings
  /** Overrides the status of every token. */
  standing?: Partial<SubmissionStatus>
}

export const servePage = (
  path: string,
  { form, result, stored = [], pictures = [], privacy = siteSettings, standing: change }: Visit = {},
) => {
  const submitted: SubmittedForm[] = []
  const submit = async (given: SubmittedForm) => {
    submitted.push(given)
    return result ?? { outcome: "failed" as const, message: "Not expected" }
  }
  const backend: SiteBackend = {
    ...readingBackend(stored, pictures, privacy),
    submitDriverApplication: submit,
    submitAdvertiserInquiry: submit,
    loadStatus: async (token) => (standings[token] ? { ...standings[token], ...change } : null),
    correctApplication: async (_token, given) => submit(given),
    requestCall: async (_token, given) => submit(given),
    sendFile: async (token) => submit({ values: { token }, choices: {} }),
    submitPrivacyRequest: submit,
    confirmPrivacyRequest: async (token) => (token === "known" ? confirmed : { outcome: "unknown" }),
    loadPrivacyExport: async (token) => (token === "known" ? privacyCopy : null),
  }
  // The backend reads files, so the request has no body.
  const posted = form instanceof FormData ? { headers: { "content-type": FILE_POST } } : { body: form }
  const request = new Request(`https://www.example.com${path}`, form ? { method: "POST", ...posted } : {})
  return renderPage(request, backend, assetsOf).then((page) => ({ ...page, submitted }))
}

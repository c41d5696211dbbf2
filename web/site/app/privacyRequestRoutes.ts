import type { SiteBackend } from "@farelight/api/contract/forms/site.ts"
import { PRIVACY_CONFIRM_PATH, PRIVACY_EXPORT_PATH } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { paths, TOKEN_PARAMETER } from "@farelight/api/contract/site/sitePaths.ts"
import type { Locale } from "@farelight/api/contract/text/locale.ts"
import { data, type RouteObject } from "react-router-dom"
import { statusOf, submitWith } from "../forms/sending/formAction.ts"
import { requestKinds } from "../forms/sending/requestKinds.ts"
import { submittedForm } from "../forms/sending/submittedForm.ts"
import type { ConfirmationState } from "../pages/PrivacyConfirmationPage.tsx"
import type { PageSource } from "./sitePages.ts"

const tokenIn = (request: Request) => new URL(request.url).searchParams.get(TOKEN_PARAMETER) ?? ""

export const privacyRequestRoutes = (backend: SiteBackend, locale: Locale): RouteObject[] => {
  let posted: Omit<ConfirmationState, "asked"> | undefined
  return [
    {
      path: paths.privacyRequest,
      handle: "PrivacyRequestPage" satisfies PageSource,
      action: submitWith(backend.submitPrivacyRequest),
      loader: () => backend.loadPage("privacy_request", locale),
    },
    {
      path: PRIVACY_CONFIRM_PATH,
      handle: "PrivacyConfirmationPage" satisfies PageSource,
      // A redirect would put the token into the address. It is not needed, as confirming twice is harmless.
      action: async ({ request }) => {
        const form = submittedForm(await request.formData(), [])
        const token = form.values[TOKEN_PARAMETER] ?? ""
        const result = await backend.confirmPrivacyRequest(token, locale)
        posted = { token, confirmation: result.outcome === "failed" ? null : result }
        return result.outcome === "failed" ? data({ result, form }, { status: statusOf(result) }) : null
      },
      // A GET confirms nothing, as mail scanners open links too.
      loader: async ({ request }) => {
        const state = posted ?? { token: tokenIn(request), confirmation: null }
        const isUnknown = state.token === "" || state.confirmation?.outcome === "unknown"
        const [content, form] = await Promise.all([
          backend.loadPage("privacy_confirmation", locale),
          backend.loadPage("privacy_request", locale),
        ])
        const { confirmation } = state
        const asked =
          confirmation?.outcome === "confirmed" ? form.page.kinds[requestKinds[confirmation.kind]].title : ""
        return data({ ...content, ...state, asked }, { status: isUnknown ? 404 : 200 })
      },
    },
    {
      path: PRIVACY_EXPORT_PATH,
      handle: "PrivacyExportPage" satisfies PageSource,
      loader: async ({ request }) => {
        const [content, copy] = await Promise.all([
          backend.loadPage("privacy_export", locale),
          backend.loadPrivacyExport(tokenIn(request)),
        ])
        return data({ ...content, copy }, { status: copy ? 200 : 404 })
      },
    },
  ]
}

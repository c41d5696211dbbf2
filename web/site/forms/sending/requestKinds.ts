import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { PrivacyRequestKind } from "@farelight/api/contract/privacy/privacyRequests.ts"

export type KindTexts = PageContent<"privacy_request">["page"]["kinds"]

export const requestKinds = {
  KNOW: "know",
  DELETE: "delete",
  CORRECT: "correct",
  OPT_OUT: "opt_out",
} as const satisfies Record<PrivacyRequestKind, keyof KindTexts>

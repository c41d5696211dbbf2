import { paths } from "@farelight/api/contract/site/sitePaths.ts"

/** The target of posts without JavaScript, and the key of saved drafts. */
export const formPaths = {
  driver: `${paths.drivers}#apply`,
  privacy: `${paths.privacyRequest}#request`,
  advertiser: `${paths.contact}#inquiry`,
} as const

export type FormPath = (typeof formPaths)[keyof typeof formPaths]

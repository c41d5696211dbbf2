import { paths } from "@farelight/api/contract/site/sitePaths.ts"

/** Where each public form is: a browser without JavaScript posts it there, and its draft is kept under it. */
export const formPaths = {
  driver: `${paths.drivers}#apply`,
  privacy: `${paths.privacyRequest}#request`,
  advertiser: `${paths.contact}#inquiry`,
} as const

export type FormPath = (typeof formPaths)[keyof typeof formPaths]

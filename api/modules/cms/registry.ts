import { aboutContent } from "./content/about.ts"
import { advertisingContent } from "./content/advertising.ts"
import { contactContent } from "./content/contact.ts"
import { driversContent } from "./content/drivers.ts"
import { globalContent } from "./content/global.ts"
import { homeContent } from "./content/home.ts"
import { notFoundContent } from "./content/notFound.ts"
import { privacyPolicyContent } from "./content/privacyPolicy.ts"
import { termsOfServiceContent } from "./content/termsOfService.ts"
import type { ShownPictures } from "./contentPictures.ts"

/**
 * The site's words as they are before an operator edits them: page, section, content.
 * It seeds the CMS blocks, gives every page its fallback, and its type is what the pages render from.
 *
 * A text may name a fact of the `global` page in braces, such as `{cities}`: a figure is edited in one place and
 * changes wherever it is told.
 */
export const registry = {
  global: globalContent,
  home: homeContent,
  drivers: driversContent,
  advertising: advertisingContent,
  about: aboutContent,
  contact: contactContent,
  privacy_policy: privacyPolicyContent,
  terms_of_service: termsOfServiceContent,
  not_found: notFoundContent,
}

type Registry = typeof registry

/** The sections that all pages share. */
export type GlobalContent = Registry["global"]

/** The public pages that have content of their own. */
export type PageName = Exclude<keyof Registry, "global">

/** What a page renders from. */
export interface PageContent<Page extends PageName = PageName> {
  global: GlobalContent
  page: Registry[Page]
  /** The pictures that the page names. */
  pictures: ShownPictures
}

/** Whether there is a public page of this name. */
export const isPageName = (name: string): name is PageName => name !== "global" && Object.hasOwn(registry, name)

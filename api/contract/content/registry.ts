import type { ShownPictures } from "../media.ts"
import { aboutContent } from "./pages/about.ts"
import { advertisingContent } from "./pages/advertising.ts"
import { contactContent } from "./pages/contact.ts"
import { driversContent } from "./pages/drivers.ts"
import { globalContent } from "./pages/global.ts"
import { homeContent } from "./pages/home.ts"
import { notFoundContent } from "./pages/notFound.ts"
import { privacyPolicyContent } from "./pages/privacyPolicy.ts"
import { termsOfServiceContent } from "./pages/termsOfService.ts"

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

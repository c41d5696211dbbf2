/** The addresses of the site's pages (SPEC §2). */
export const paths = {
  home: "/",
  advertising: "/advertising",
  drivers: "/drivers",
  about: "/about",
  contact: "/contact",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
} as const

export type SitePath = (typeof paths)[keyof typeof paths]

const builtPaths: ReadonlySet<SitePath> = new Set([paths.home, paths.drivers, paths.contact])

/** Whether the page exists yet; nothing links to one that does not. */
export const isBuilt = (path: SitePath) => builtPaths.has(path)

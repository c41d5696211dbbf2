const source = (paths: string) => new RegExp(`[\\\\/]${paths.replaceAll("/", "[\\\\/]")}`)

// What only an interaction loads stays apart.
const loadedAtOnce = ["$initial" as const]

/**
 * The files that the site's pages share; without this list each page would load dozens of small ones. What only some
 * pages have stays out of those of all, together with its styles. The first group that names a module gets it, with
 * what it imports.
 */
export const siteChunks = [
  // The only script before the first paint, so it imports nothing.
  { name: "start", test: source("site/(start|app/pageData)\\.ts") },
  {
    name: "everyPage",
    test: source(
      "(site/(entry-client|page/LinkedText|sections/(?![Ff]irstView))|api/contract/(?!campaign/campaignTexts|api/errors|cities/placeLabels|files/leadFiles|site/sedan))|vite/preload-helper",
    ),
    tags: loadedAtOnce,
  },
  {
    name: "forms",
    test: source("site/(forms/(?![A-Z]\\w+Form\\.tsx)|browser/keepInAddress|layout/RouteSteps)"),
    tags: loadedAtOnce,
  },
  {
    name: "campaign",
    test: source("(site/campaign/(?!buyers|AdvertiserInquiryForm)|api/contract/campaign/campaignTexts)"),
    tags: loadedAtOnce,
  },
  // The pages' own parts stay with them.
  {
    name: "buyers",
    test: source("site/campaign/buyers/(BarChart|barChart|HeroList|heroList|amounts|tables)"),
    tags: loadedAtOnce,
  },
  { name: "map", test: source("(site/cities/map/|api/contract/cities/placeLabels)"), tags: loadedAtOnce },
  { name: "firstView", test: source("site/sections/"), tags: loadedAtOnce },
]

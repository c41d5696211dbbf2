const source = (paths: string) => new RegExp(`[\\\\/]${paths.replaceAll("/", "[\\\\/]")}`)

// Code that loads on interaction stays out of these chunks.
const loadedAtOnce = ["$initial" as const]

/**
 * Without shared chunks, each page would load dozens of small files. Code and styles that only some pages need stay out
 * of the chunk `everyPage`. The first group that matches a module takes its imports too.
 */
export const siteChunks = [
  // The only script before the first paint, so it imports nothing.
  { name: "start", test: source("site/(start|app/pageData)\\.ts") },
  {
    name: "everyPage",
    test: source(
      "(site/(entry-client|page/LinkedText|sections/(?![Ff](irstView|ormatFacts)|[Hh]ero))|api/contract/(?!words/|campaign/campaignTexts|api/errors|cities/placeLabels|site/vehicleOutline))|vite/preload-helper",
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
  // Components that only one page uses stay in the chunk of that page.
  {
    name: "buyers",
    test: source("site/campaign/buyers/(BarChart|barChart|HeroList|heroList|amounts|tables)"),
    tags: loadedAtOnce,
  },
  { name: "map", test: source("(site/cities/map/|api/contract/cities/placeLabels)"), tags: loadedAtOnce },
  { name: "firstView", test: source("site/sections/[Ff]irstView"), tags: loadedAtOnce },
  { name: "hero", test: source("site/sections/[Hh]ero"), tags: loadedAtOnce },
]

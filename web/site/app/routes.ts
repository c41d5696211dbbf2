import { pathOfPage } from "@farelight/api/contract/content/links/pagePaths.ts"
import type { PageName } from "@farelight/api/contract/content/registry.ts"
import { FILE_POST } from "@farelight/api/contract/files/leadFiles.ts"
import type { FormResult, SiteBackend } from "@farelight/api/contract/forms/site.ts"
import { cityPath, paths, STATUS_PATH, UNSUBSCRIBE_PATH } from "@farelight/api/contract/site/sitePaths.ts"
import type { Locale } from "@farelight/api/contract/text/locale.ts"
import { data, type RouteObject } from "react-router-dom"
import { buyersContent } from "../campaign/buyers/buyersContent.ts"
import { allCities, cityContent } from "../cities/cityContent.ts"
import { formResponse, submitWith } from "../forms/sending/formAction.ts"
import { CALL_PARAMETER, CORRECTED_PARAMETER, FILE_PARAMETER } from "../forms/sending/sentParameters.ts"
import { submittedForm } from "../forms/sending/submittedForm.ts"
import { homeContent } from "../page/homeContent.ts"
import { mediaKitContent } from "../page/mediaKitContent.ts"
import { RESUBSCRIBE_FIELD } from "../pages/UnsubscribePage.tsx"
import { privacyRequestRoutes } from "./privacyRequestRoutes.ts"
import type { PageSource } from "./sitePages.ts"

const noFields = { form: { values: {}, choices: {} }, parameter: FILE_PARAMETER }

const statusRoute = (backend: SiteBackend, locale: Locale): RouteObject => {
  const load = () => backend.loadPage("status", locale)
  let isStored = false
  return {
    path: `${STATUS_PATH}/:token`,
    handle: "StatusPage",
    action: async ({ request, params: { token = "" } }) => {
      const noted = (result: FormResult) => {
        isStored = result.outcome === "sent"
        return result
      }
      // The body is not read here, as the backend reads the file only after it has checked the sender.
      if (request.headers.get("content-type") === FILE_POST)
        return formResponse({ ...noFields, result: noted(await backend.sendFile(token, locale)) })
      const form = submittedForm(await request.formData(), [])
      const [send, parameter] =
        CALL_PARAMETER in form.values
          ? ([backend.requestCall, CALL_PARAMETER] as const)
          : ([backend.correctApplication, CORRECTED_PARAMETER] as const)
      return formResponse({ form, result: noted(await send(token, form, locale)), parameter })
    },
    loader: async ({ params: { token = "" } }) => {
      // The answer will be a redirect, so the status is not loaded: loading could be refused although the file is
      // stored.
      if (isStored) return { ...(await load()), status: null }
      const [content, status] = await Promise.all([load(), backend.loadStatus(token)])
      return data({ ...content, status }, { status: status ? 200 : 404 })
    },
  }
}

const unsubscribeRoute = (backend: SiteBackend, locale: Locale): RouteObject => ({
  path: `${UNSUBSCRIBE_PATH}/:token`,
  handle: "UnsubscribePage",
  action: async ({ request, params: { token = "" } }) => {
    const form = submittedForm(await request.formData().catch(() => new FormData()), [])
    return formResponse({
      form,
      result: await backend.changeSubscription(token, RESUBSCRIBE_FIELD in form.values, locale),
    })
  },
  // A GET changes nothing, as mail scanners open links too.
  loader: async ({ params: { token = "" } }) => {
    const [content, isSubscribed] = await Promise.all([
      backend.loadPage("not_found", locale),
      backend.loadSubscription(token),
    ])
    return data({ ...content, isSubscribed }, { status: isSubscribed === null ? 404 : 200 })
  },
})

/** Used on the server only. Paths are relative to the prefix of the language. */
export const siteRoutes = (backend: SiteBackend, locale: Locale): RouteObject[] => {
  const load = <Page extends PageName>(page: Page) => backend.loadPage(page, locale)
  const loadRates = async () => {
    const [drivers, formats] = await Promise.all([load("drivers"), load("formats")])
    return { drivers, formats }
  }
  const buyers = buyersContent(backend, locale)
  const shownBy = (source: PageSource, page: PageName) => ({ handle: source, loader: () => load(page) })
  return [
    {
      path: paths.home,
      handle: "HomePage",
      loader: async () => {
        const [home, sample, rates] = await Promise.all([load("home"), load("sample_report"), loadRates()])
        return homeContent({ home, sample, ...rates })
      },
    },
    { path: paths.advertising, handle: "AdvertisingPage", loader: buyers.advertising },
    { path: paths.advertisers, handle: "AdvertisingPage", loader: buyers.advertising },
    { path: paths.sampleReport, ...shownBy("SampleReportPage", "sample_report") },
    {
      path: paths.drivers,
      action: submitWith(backend.submitDriverApplication),
      ...shownBy("DriversPage", "drivers"),
    },
    { path: paths.about, ...shownBy("AboutPage", "about") },
    {
      path: paths.contact,
      action: submitWith(backend.submitAdvertiserInquiry, ["adFormats"]),
      ...shownBy("ContactPage", "contact"),
    },
    {
      path: paths.cities,
      handle: "CitiesPage",
      loader: async () => {
        const [cities, drivers] = await Promise.all([load("cities"), load("drivers")])
        return allCities({ cities, drivers })
      },
    },
    {
      path: cityPath(":slug"),
      handle: "CityPage",
      loader: async ({ params }) => {
        const cities = await load("cities")
        const city = cities.cities.find(({ slug }) => slug === params.slug?.toLowerCase())
        if (!city) return data(await load("not_found"), { status: 404 })
        return cityContent(city, { cities, ...(await loadRates()) })
      },
    },
    ...privacyRequestRoutes(backend, locale),
    unsubscribeRoute(backend, locale),
    { path: paths.privacyPolicy, ...shownBy("LegalPage", "privacy_policy") },
    { path: paths.termsOfService, ...shownBy("LegalPage", "terms_of_service") },
    {
      path: pathOfPage.driver_agreement,
      handle: "LegalPage",
      loader: async () => {
        const content = await load("driver_agreement")
        if (content.page.publication.on_the_site === "yes") return content
        return data(await load("not_found"), { status: 404 })
      },
    },
    {
      path: paths.mediaKit,
      handle: "MediaKitPage",
      loader: async () => {
        const [kit, formats, cities] = await Promise.all([load("media_kit"), load("formats"), load("cities")])
        return mediaKitContent({ kit, formats, cities })
      },
    },
    { path: paths.formats, ...shownBy("FormatsPage", "formats") },
    {
      path: paths.seeYourAd,
      handle: "SeeYourAdPage",
      loader: async () => {
        const [content, formats] = await Promise.all([load("see_your_ad"), load("formats")])
        return { ...content, specification: formats.page.specification }
      },
    },
    { path: paths.safety, ...shownBy("SafetyPage", "safety") },
    statusRoute(backend, locale),
    {
      path: "*",
      handle: "NotFoundPage",
      loader: async () => data(await load("not_found"), { status: 404 }),
    },
  ]
}

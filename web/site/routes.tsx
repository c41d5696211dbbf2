import type { PageName } from "@farelight/api/contract/content/registry.ts"
import type { SiteBackend } from "@farelight/api/contract/site.ts"
import { paths, STATUS_PATH } from "@farelight/api/contract/sitePaths.ts"
import { data, type RouteObject } from "react-router-dom"
import { submitWith } from "./forms/formAction.ts"
import { SiteLayout } from "./layout/SiteLayout.tsx"
import { AboutPage } from "./pages/AboutPage.tsx"
import { AdvertisingPage } from "./pages/AdvertisingPage.tsx"
import { ContactPage } from "./pages/ContactPage.tsx"
import { DriversPage } from "./pages/DriversPage.tsx"
import { ErrorPage } from "./pages/ErrorPage.tsx"
import { HomePage } from "./pages/HomePage.tsx"
import { LegalPage } from "./pages/LegalPage.tsx"
import { NotFoundPage } from "./pages/NotFoundPage.tsx"
import { StatusPage } from "./pages/StatusPage.tsx"

/** The site's pages, the same on the server and in the browser; only their backend differs. */
export const siteRoutes = (backend: SiteBackend): RouteObject[] => {
  const contentOf = (page: PageName) => ({
    loader: () => backend.loadPage(page),
    // Names the content to prefetch for a link to this route.
    handle: page,
    // Sending a form does not change the page's content.
    shouldRevalidate: () => false,
  })
  return [
    {
      Component: SiteLayout,
      ErrorBoundary: ErrorPage,
      children: [
        { path: paths.home, Component: HomePage, ...contentOf("home") },
        { path: paths.advertising, Component: AdvertisingPage, ...contentOf("advertising") },
        { path: paths.advertisers, Component: AdvertisingPage, ...contentOf("advertising") },
        {
          path: paths.drivers,
          Component: DriversPage,
          action: submitWith(backend.submitDriverApplication),
          ...contentOf("drivers"),
        },
        { path: paths.about, Component: AboutPage, ...contentOf("about") },
        {
          path: paths.contact,
          Component: ContactPage,
          action: submitWith(backend.submitAdvertiserInquiry, ["adFormats"]),
          ...contentOf("contact"),
        },
        { path: paths.privacyPolicy, Component: LegalPage, ...contentOf("privacy_policy") },
        { path: paths.termsOfService, Component: LegalPage, ...contentOf("terms_of_service") },
        {
          path: `${STATUS_PATH}/:token`,
          Component: StatusPage,
          action: ({ request, params: { token = "" } }) =>
            submitWith((form) => backend.correctApplication(token, form))({ request }),
          loader: async ({ params: { token = "" } }) => {
            const [content, status] = await Promise.all([backend.loadPage("status"), backend.loadStatus(token)])
            return data({ ...content, status }, { status: status ? 200 : 404 })
          },
        },
        {
          path: "*",
          Component: NotFoundPage,
          loader: async () => data(await backend.loadPage("not_found"), { status: 404 }),
        },
      ],
    },
  ]
}

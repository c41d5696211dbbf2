import { AboutPage } from "../pages/AboutPage.tsx"
import { AdvertisingPage } from "../pages/AdvertisingPage.tsx"
import { CitiesPage } from "../pages/CitiesPage.tsx"
import { CityPage } from "../pages/CityPage.tsx"
import { ContactPage } from "../pages/ContactPage.tsx"
import { DriversPage } from "../pages/DriversPage.tsx"
import { FormatsPage } from "../pages/FormatsPage.tsx"
import { HomePage } from "../pages/HomePage.tsx"
import { LegalPage } from "../pages/LegalPage.tsx"
import { MediaKitPage } from "../pages/MediaKitPage.tsx"
import { NotFoundPage } from "../pages/NotFoundPage.tsx"
import { PrivacyConfirmationPage } from "../pages/PrivacyConfirmationPage.tsx"
import { PrivacyExportPage } from "../pages/PrivacyExportPage.tsx"
import { PrivacyRequestPage } from "../pages/PrivacyRequestPage.tsx"
import { SafetyPage } from "../pages/SafetyPage.tsx"
import { SampleReportPage } from "../pages/SampleReportPage.tsx"
import { SeeYourAdPage } from "../pages/SeeYourAdPage.tsx"
import { StatusPage } from "../pages/StatusPage.tsx"
import { UnsubscribePage } from "../pages/UnsubscribePage.tsx"

/** The server needs all pages; the browser loads only the module of the current one. */
export const sitePages = {
  AboutPage,
  AdvertisingPage,
  CitiesPage,
  CityPage,
  ContactPage,
  DriversPage,
  FormatsPage,
  HomePage,
  LegalPage,
  MediaKitPage,
  NotFoundPage,
  PrivacyConfirmationPage,
  PrivacyExportPage,
  PrivacyRequestPage,
  SafetyPage,
  SampleReportPage,
  SeeYourAdPage,
  StatusPage,
  UnsubscribePage,
}

export type PageSource = keyof typeof sitePages

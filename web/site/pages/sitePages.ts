import { AboutPage } from "./AboutPage.tsx"
import { AdvertisingPage } from "./AdvertisingPage.tsx"
import { CitiesPage } from "./CitiesPage.tsx"
import { CityPage } from "./CityPage.tsx"
import { ContactPage } from "./ContactPage.tsx"
import { DriversPage } from "./DriversPage.tsx"
import { FormatsPage } from "./FormatsPage.tsx"
import { HomePage } from "./HomePage.tsx"
import { LegalPage } from "./LegalPage.tsx"
import { NotFoundPage } from "./NotFoundPage.tsx"
import { PrivacyConfirmationPage } from "./PrivacyConfirmationPage.tsx"
import { PrivacyExportPage } from "./PrivacyExportPage.tsx"
import { PrivacyRequestPage } from "./PrivacyRequestPage.tsx"
import { SafetyPage } from "./SafetyPage.tsx"
import { StatusPage } from "./StatusPage.tsx"

/**
 * The site's pages by the names of their sources. The server has them all; the browser gets the one that is shown, as
 * each is a file of its own with its own styles.
 */
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
  NotFoundPage,
  PrivacyConfirmationPage,
  PrivacyExportPage,
  PrivacyRequestPage,
  SafetyPage,
  StatusPage,
}

export type PageSource = keyof typeof sitePages

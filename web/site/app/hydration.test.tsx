import { canonicalPaths, cityPath, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { locales, localized } from "@farelight/api/contract/text/locale.ts"
import { expect, jest, test } from "@jest/globals"
import { hydrateSite } from "../../testing/hydrateSite.tsx"
import { muteErrors } from "../../testing/muteErrors.ts"
import { privacyCopy, standing } from "../../testing/servePage.ts"
import { readingBackend } from "../../testing/siteStubs.ts"

muteErrors()

const loadPrivacyExport = async (token: string) => (token === "known" ? privacyCopy : null)

/** React's hydration errors on a page, including recoverable ones. */
const complaintsAbout = async (path: string, stored: Parameters<typeof readingBackend>[0] = []) => {
  const backend = { ...readingBackend(stored), loadStatus: async () => standing, loadPrivacyExport }
  const complaints = await hydrateSite(path, { backend })
  return [...complaints, ...jest.mocked(console.error).mock.calls.map((call) => call.map(String).join(" "))]
}

test.each(["<script>alert(1)", "</script><SCRIPT>", "<!--<script>", "a </Script b", "& \u2028 <"])(
  "a page whose content has %j hydrates without a difference",
  async (name) => {
    const stored = [
      { page: "global", sectionId: "company", content: { name } },
      { page: "home", sectionId: "hero", content: { title: name, text: name } },
      { page: "home", sectionId: "meta", content: { title: name, description: name } },
    ]
    expect(await complaintsAbout("/", stored)).toEqual([])
  },
)

const addresses = [
  ...canonicalPaths,
  paths.advertisers,
  cityPath("irvine-ca"),
  "/status/known?sent=1",
  "/no/such/page",
  `${paths.privacyRequest}?sent=1`,
  `${paths.privacyRequest}/confirm?token=known`,
  `${paths.privacyRequest}/confirm`,
  `${paths.privacyRequest}/export?token=known`,
  `${paths.privacyRequest}/export`,
  `${paths.drivers}?hours=30&format=car_wrapping&city=Austin`,
  `${paths.formats}?start=impressions&amount=100000&weeks=6&formats=Car+Wrapping&cities=Austin`,
  `${paths.contact}?budget=12000&weeks=6&formats=Car+Wrapping&cities=Irvine`,
].flatMap((address) => locales.map((locale) => localized(address, locale)))

test.each(addresses)("the page %s hydrates without a difference", async (address) => {
  expect(await complaintsAbout(address)).toEqual([])
})

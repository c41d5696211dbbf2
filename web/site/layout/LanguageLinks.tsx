import { TOKEN_PARAMETER } from "@farelight/api/contract/site/sitePaths.ts"
import { languages, locales, localized, readLocale } from "@farelight/api/contract/text/locale.ts"
import { useHydrated } from "../browser/useHydrated.ts"
import { useCurrentPage } from "../page/currentPage.ts"

export const LanguageLinks = ({ className }: { className?: string | undefined }) => {
  const { pathname, search: known, locale, content } = useCurrentPage()
  // The server knows only the parameters that change the page: it sends the same one to the visitors of all campaigns.
  const asked = useHydrated() ? location.search : known
  // A page that answers a posted token does not have it in its address, and would say elsewhere that there is none.
  const { token } = content as { token?: string }
  const search = asked || (token ? `?${new URLSearchParams({ [TOKEN_PARAMETER]: token })}` : "")
  const { path } = readLocale(pathname)
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        className={className}
        key={other}
        href={localized(path, other) + search}
        lang={other}
        hrefLang={other}
        // An estimator may have put its entries there since.
        onClick={({ currentTarget: link }) => {
          if (location.search) link.search = location.search
        }}
      >
        {languages[other]}
      </a>
    ))
}

import { TOKEN_PARAMETER } from "@farelight/api/contract/site/sitePaths.ts"
import { languages, locales, localized, readLocale } from "@farelight/api/contract/text/locale.ts"
import { useHydrated } from "../browser/useHydrated.ts"
import { useCurrentPage } from "../page/currentPage.ts"

interface LanguageLinksProps {
  className?: string | undefined
  isShort?: boolean
  label?: string
}

export const LanguageLinks = ({ className, isShort = false, label }: LanguageLinksProps) => {
  const { pathname, search: known, locale, content } = useCurrentPage()
  // The server leaves parameters such as a campaign's out of `search`, as one cached page serves all their values.
  const asked = useHydrated() ? location.search : known
  // A page that answers a posted token has no token in its address, but the page in the other language needs it.
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
        // An estimator may have changed the query since the link was rendered.
        onClick={({ currentTarget: link }) => {
          if (location.search) link.search = location.search
        }}
      >
        {label ?? (isShort ? other.toUpperCase() : languages[other])}
      </a>
    ))
}

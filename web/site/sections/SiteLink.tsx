import type { SitePath } from "@farelight/api/contract/sitePaths.ts"
import type { ReactNode } from "react"

interface SiteLinkProps {
  to: SitePath | `${SitePath}${"#" | "?" | "/"}${string}`
  className?: string | undefined
  "aria-current"?: "page" | undefined
  onClick?: () => void
  children: ReactNode
}

/** A link to a page of the site. */
export const SiteLink = (props: SiteLinkProps) => <Link {...props} />

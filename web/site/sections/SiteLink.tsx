import type { SitePath } from "@farelight/api/contract/site/sitePaths.ts"
import { localized } from "@farelight/api/contract/text/locale.ts"
import type { ReactNode } from "react"
import { useCurrentPage } from "../page/currentPage.ts"

export interface SiteLinkProps {
  to: SitePath | `${SitePath}${"#" | "?" | "/"}${string}`
  className?: string | undefined
  "aria-current"?: "page" | undefined
  onClick?: () => void
  children: ReactNode
}

export const SiteLink = ({ to, ...props }: SiteLinkProps) => (
  <a href={localized(to, useCurrentPage().locale)} {...props} />
)

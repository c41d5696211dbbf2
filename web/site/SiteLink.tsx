import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import { isBuilt, type SitePath } from "./paths.ts"

interface SiteLinkProps {
  to: SitePath
  className?: string
  children: ReactNode
}

/** A link to a page of the site; nothing while that page is not built. */
export const SiteLink = (props: SiteLinkProps) => (isBuilt(props.to) ? <Link {...props} /> : null)

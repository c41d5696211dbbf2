import type { ReactNode } from "react"
import { Link as RouterLink } from "react-router-dom"
import { Link } from "../../../parts/chakra.ts"

interface Props {
  to: string
  isCurrent: boolean
  title?: string
  children: ReactNode
}

/** Leads to a part of a list. */
export const ViewLink = ({ to, isCurrent, title, children }: Props) => (
  <Link
    asChild
    flexShrink="0"
    borderRadius="l2"
    paddingX="2.5"
    height="8"
    fontSize="sm"
    color={isCurrent ? "fg" : "fg.muted"}
    background={isCurrent ? "bg" : undefined}
    fontWeight={isCurrent ? "semibold" : undefined}
    borderWidth="1px"
    borderColor={isCurrent ? "border.emphasized" : "transparent"}
    _hover={{ color: "fg", textDecoration: "none" }}
  >
    <RouterLink to={to} preventScrollReset aria-current={isCurrent ? "page" : undefined} title={title}>
      {children}
    </RouterLink>
  </Link>
)

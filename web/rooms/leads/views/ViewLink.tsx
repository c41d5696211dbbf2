import type { ReactNode } from "react"
import { Link as RouterLink } from "react-router-dom"
import { Link } from "../../../parts/chakra.ts"

interface Props {
  to: string
  isCurrent: boolean
  /** One below the other, each as wide as the rail. */
  isInRail: boolean
  title?: string
  children: ReactNode
}

/** Leads to a part of a list. */
export const ViewLink = ({ to, isCurrent, isInRail, title, children }: Props) => (
  <Link
    asChild
    flexShrink="0"
    borderRadius="l2"
    paddingX={isInRail ? "2" : "2.5"}
    height={isInRail ? "7" : "8"}
    width={isInRail ? "full" : undefined}
    minWidth="0"
    gap="2"
    fontSize="sm"
    color={isCurrent ? "fg" : "fg.muted"}
    background={isCurrent ? (isInRail ? "bg.current" : "bg") : undefined}
    fontWeight={isCurrent ? "semibold" : undefined}
    borderWidth={isInRail ? "0" : "1px"}
    borderColor={isCurrent ? "border.emphasized" : "transparent"}
    _hover={{ color: "fg", textDecoration: "none", background: isInRail && !isCurrent ? "bg.hovered" : undefined }}
  >
    <RouterLink to={to} preventScrollReset aria-current={isCurrent ? "page" : undefined} title={title}>
      {children}
    </RouterLink>
  </Link>
)

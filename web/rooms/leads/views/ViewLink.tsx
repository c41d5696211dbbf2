import type { ReactNode } from "react"
import { Link as RouterLink } from "react-router-dom"
import { Link } from "../../../components/chakra.ts"

interface Props {
  to: string
  isCurrent: boolean
  isInSidebar: boolean
  title?: string
  children: ReactNode
}

export const ViewLink = ({ to, isCurrent, isInSidebar, title, children }: Props) => (
  <Link
    asChild
    flexShrink="0"
    borderRadius="l2"
    paddingX="2"
    height={isInSidebar ? "7" : "8"}
    width={isInSidebar ? "full" : undefined}
    minWidth="0"
    gap="2"
    fontSize={isInSidebar ? "0.8125rem" : "sm"}
    color={isCurrent ? "fg" : "fg.muted"}
    background={isCurrent ? "bg.selected" : undefined}
    fontWeight={isCurrent ? "semibold" : undefined}
    _hover={{ color: "fg", textDecoration: "none", background: isCurrent ? undefined : "bg.hovered" }}
  >
    <RouterLink to={to} preventScrollReset aria-current={isCurrent ? "page" : undefined} title={title}>
      {children}
    </RouterLink>
  </Link>
)

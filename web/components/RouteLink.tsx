import { Link, type LinkProps } from "@chakra-ui/react/link"
import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router-dom"

type Route = Pick<RouterLinkProps, "to" | "relative" | "preventScrollReset">

interface Props extends Omit<LinkProps, keyof Route | "asChild">, Route {}

export const RouteLink = ({ to, relative, preventScrollReset, children, ...look }: Props) => (
  <Link asChild variant="underline" {...look}>
    <RouterLink to={to} {...(relative && { relative })} {...(preventScrollReset && { preventScrollReset })}>
      {children}
    </RouterLink>
  </Link>
)

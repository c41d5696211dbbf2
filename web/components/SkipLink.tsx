import { Link } from "@chakra-ui/react/link"
import type { MouseEvent } from "react"

interface Props {
  /** The id of the element that takes the focus. */
  to: string
  children: string
}

/** Spares the keyboard what lies between here and there. It shows while it has the focus. */
export const SkipLink = ({ to, children }: Props) => {
  // The browser's own way would be a step of the history, without what the router remembers of this one.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <Link
      href={`#${to}`}
      onClick={skip}
      srOnly
      _focus={{ srOnly: false }}
      background="bg"
      color="fg"
      borderRadius="l2"
      paddingX="4"
      paddingY="2"
      variant="underline"
    >
      {children}
    </Link>
  )
}

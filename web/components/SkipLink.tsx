import type { MouseEvent } from "react"
import { Link } from "./chakra.ts"

export const SkipLink = ({ to, children }: { to: string; children: string }) => {
  // Following the link would add a history entry without the router's state.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <Link
      href={`#${to}`}
      onClick={skip}
      srOnly
      // An overlay, as hiding the link on a press must not move the page under the pointer.
      _focusVisible={{ srOnly: false, position: "absolute", margin: "2", paddingX: "4", paddingY: "2" }}
      zIndex="skipNav"
      boxShadow="lg"
      background="bg"
      color="fg"
      borderRadius="l2"
      variant="underline"
    >
      {children}
    </Link>
  )
}

import { Link } from "@chakra-ui/react/link"
import type { MouseEvent, Ref } from "react"

interface Props {
  /** The id of the element that takes the focus. */
  to: string
  children: string
  ref?: Ref<HTMLAnchorElement>
}

/** Spares the keyboard what lies between here and there. It shows while the keyboard is on it. */
export const SkipLink = ({ to, children, ref }: Props) => {
  // The browser's own way would be a step of the history, without what the router remembers of this one.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <Link
      ref={ref}
      href={`#${to}`}
      onClick={skip}
      srOnly
      // Over what is there: when it goes because of a press of the mouse, nothing may move away from under that press.
      _focusVisible={{ srOnly: false, position: "absolute" }}
      zIndex="skipNav"
      boxShadow="lg"
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

import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react"
import { StrokeIcon } from "../../../parts/StrokeIcon.tsx"

interface Props {
  count: number
  isUnfinished: boolean
  children: ReactNode
}

/** Fields stay mounted, so partial entries survive closing. */
export const FilterMenu = ({ count, isUnfinished, children }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isShown = isOpen || isUnfinished

  const closeFromOutside = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false)
  })

  useEffect(() => {
    if (!isOpen) return
    document.addEventListener("pointerdown", closeFromOutside)
    return () => document.removeEventListener("pointerdown", closeFromOutside)
  }, [isOpen])

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return
    event.preventDefault()
    setIsOpen(false)
    opener.current?.focus()
  }

  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    <Box ref={root} position={{ md: "relative" }} onKeyDown={closeByKey} onBlur={closeBehind}>
      <Button
        ref={opener}
        variant="outline"
        background="bg"
        size="sm"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <StrokeIcon path="M2 4h12M4 8h8M6.5 12h3" />
        {count > 0 ? `Filter (${count})` : "Filter"}
      </Button>
      <Stack
        id={id}
        role="group"
        aria-label="Filters"
        data-popup={isShown ? "open" : undefined}
        display={isShown ? "flex" : "none"}
        position="absolute"
        zIndex="dropdown"
        insetStart={{ base: "4", md: "0" }}
        insetEnd={{ base: "4", md: "auto" }}
        width={{ md: "sm" }}
        marginTop="1"
        gap={{ base: "3", md: "4" }}
        padding="4"
        background="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        boxShadow="lg"
      >
        {children}
      </Stack>
    </Box>
  )
}

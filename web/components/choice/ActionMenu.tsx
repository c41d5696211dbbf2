import { Portal } from "@chakra-ui/react/portal"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { Box, Button } from "../chakra.ts"
import { popupLook, popupPosition, useCloseOutside } from "./popup.ts"

interface Action {
  label: string
  run: () => void
  isDanger?: boolean
}

interface Props {
  children: string
  label: string
  actions: readonly Action[]
  look?: "quiet"
}

interface MenuProps extends Omit<Props, "children" | "look"> {
  button: HTMLElement
  close: () => void
}

const Menu = ({ label, actions, button, close }: MenuProps) => {
  const [place] = useState(() => popupPosition(button))
  const root = useRef<HTMLDivElement>(null)
  useCloseOutside(root, button, close)

  useEffect(() => root.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true }), [])

  const step = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])]
    const index = items.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }
    const target = steps[event.key]
    if (event.key === "Escape" || event.key === "Tab") close()
    else if (target !== undefined) items.at(target % items.length)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Box ref={root} role="menu" aria-label={label} css={place} {...popupLook} onKeyDown={step}>
      {actions.map(({ label: text, run, isDanger }) => (
        <Button
          key={text}
          role="menuitem"
          tabIndex={-1}
          variant="ghost"
          width="full"
          height={{ base: "12", md: "9" }}
          justifyContent="start"
          paddingX="3"
          fontWeight="normal"
          color={isDanger ? "fg.error" : "fg"}
          onClick={() => {
            close()
            run()
          }}
        >
          {text}
        </Button>
      ))}
    </Box>
  )
}

export const ActionMenu = ({ children, label, actions, look }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    setIsOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <Button
        ref={button}
        {...(look && { variant: "ghost", size: "2xs", minWidth: "6", height: "6", paddingX: "1", color: "fg.muted" })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        {children}
      </Button>
      {isOpen && button.current && (
        <Portal>
          <Menu label={label} actions={actions} button={button.current} close={close} />
        </Portal>
      )}
    </>
  )
}

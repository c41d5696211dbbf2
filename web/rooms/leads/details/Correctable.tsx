import { type ComponentProps, type ReactNode, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import { Button } from "../../../components/chakra.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { FactFormProps } from "./FactForm.tsx"

const PENCIL = "M3 13l.6-2.800L11 2.800 13.200 5 5.800 12.400z"

const FactForm = deferredComponent(() => import("./FactForm.tsx"), "FactForm")

type IconButtonProps = ComponentProps<typeof Button> & { label: string; path: string }

export const IconButton = ({ label, path, ...button }: IconButtonProps) => (
  <Button
    variant="ghost"
    size="2xs"
    minWidth="6"
    height="6"
    flexShrink="0"
    alignSelf="start"
    paddingX="0"
    color="fg.muted"
    aria-label={label}
    title={label}
    {...button}
  >
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
    </svg>
  </Button>
)

// Touch screens have no hover, so they always show the button.
const edit = {
  "@media (hover: hover)": {
    "&:not(:is(dl > *, li):hover *, :focus-visible)": { width: "0", minWidth: "0", opacity: "0" },
  },
} as const

interface Props extends Omit<FactFormProps, "fields" | "close"> {
  noun: string
  fields: readonly string[]
  children: ReactNode
}

/** The button appears only if all fields are texts that the viewer may correct. */
export const Correctable = ({ noun, fields, children, ...about }: Props) => {
  const [isEdited, setIsEdited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { viewerCanEraseLeads } = usePermissions()
  const edited = [...about.kind.corrections, "externalId" as const].filter((name) => fields.includes(name))
  const close = () => {
    flushSync(() => setIsEdited(false))
    button.current?.focus()
  }
  if (isEdited) return <FactForm {...about} fields={edited} close={close} />
  return (
    <>
      {children}
      {viewerCanEraseLeads && edited.length > 0 && edited.length === fields.length && (
        <IconButton ref={button} label={`Edit ${noun}`} path={PENCIL} css={edit} onClick={() => setIsEdited(true)} />
      )}
    </>
  )
}

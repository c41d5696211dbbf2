import { type ComponentProps, useState } from "react"
import { deferredComponent } from "../../../../browser/lazyComponent.tsx"
import { Button } from "../../../../components/chakra.ts"
import { useCommands } from "../../../../components/commands/useCommands.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import type { LeadKindFacts } from "../../lead/leadKind.ts"

const LetterDialog = deferredComponent(() => import("./LetterDialog.tsx"), "LetterDialog")

export interface LetterTo {
  kind: LeadKindFacts
  filter: object
  ids?: readonly string[]
  city?: { slug: string; name: string }
  count: number
}

interface Props extends ComponentProps<typeof Button> {
  to: LetterTo
  label: string
  sent?: () => void
}

export const WriteLetter = ({ to, label, sent, ...button }: Props) => {
  const { viewerCanWorkLeads, viewerCanSendMail } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  const isEnabled = viewerCanWorkLeads && viewerCanSendMail && to.count > 0
  useCommands([{ id: `letter ${label}`, title: label, group: "List", isEnabled, run: () => setOpen(true) }])
  if (!isEnabled) return null
  return (
    <>
      <Button aria-label={label} title={label} {...button} onClick={() => setOpen(true)} />
      {isOpen && <LetterDialog to={to} sent={sent} close={() => setOpen(false)} />}
    </>
  )
}

import { useState } from "react"
import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import { Button } from "../../../components/chakra.ts"
import type { ListedLead } from "../lead/leadKind.ts"
import type { SaveMoves } from "./changeStatuses.ts"
import { LeadStatusBadge } from "./LeadStatus.tsx"
import { leadStatusLabel } from "./leadStatusLook.ts"

const StatusSheet = deferredComponent(() => import("./StatusSheet.tsx"), "StatusSheet")

export const StatusSheetButton = ({ lead, save }: { lead: ListedLead; save: SaveMoves }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="md"
        variant="plain"
        height="11"
        marginY="-2.5"
        marginEnd="-2"
        paddingX="2"
        gap="1"
        aria-haspopup="dialog"
        // Begins with the visible label, which voice control needs.
        aria-label={`${leadStatusLabel(lead.status)}: Change status of ${lead.name}`}
        onClick={() => setIsOpen(true)}
      >
        <LeadStatusBadge status={lead.status} />
        <svg viewBox="0 0 12 12" style={{ width: 12, height: 12 }} aria-hidden="true" focusable="false">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </Button>
      {isOpen && <StatusSheet lead={lead} save={save} close={() => setIsOpen(false)} />}
    </>
  )
}

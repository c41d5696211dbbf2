import type { ReactNode } from "react"
import { Outlet } from "react-router-dom"
import { Box } from "../../parts/chakra.ts"
import { KeptAddressContext } from "../../parts/list/keptAddress.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { useDashboard } from "../frame/useDashboard.ts"
import { leadKinds } from "../leadKinds.tsx"
import type { OpenLead } from "./openLead.ts"

const columns = { display: "grid", gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)", gap: "5", alignItems: "start" }

// As high as the window below the counters, so that its end can be read wherever the list is scrolled to.
const besideList = {
  position: "sticky",
  top: "3",
  height: "calc(100dvh - 4.5rem)",
  minHeight: "20rem",
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: "bg",
  borderWidth: "1px",
  borderRadius: "l3",
} as const

interface Props {
  openLead: OpenLead | undefined
  isOld: boolean
  children: ReactNode
}

/**
 * The screen and the open lead: side by side where there is room, otherwise the lead alone. The list stays mounted
 * beside the lead, and so keeps its place, and knows the lead's neighbors even where it is not shown.
 */
export const WithOpenLead = ({ openLead, isOld, children }: Props) => {
  const shared = useDashboard()
  const isBehind = openLead !== undefined && !openLead.isBeside
  const { viewerCanReadLeads } = usePermissions()
  const Behind = isBehind ? leadKinds.find(({ type }) => type === openLead.type)?.List : undefined
  return (
    <KeptAddressContext value={openLead?.list ?? null}>
      <Box css={openLead?.isBeside ? columns : undefined}>
        {!isBehind && <Box minWidth="0">{children}</Box>}
        {Behind && viewerCanReadLeads && <Behind isOld={isOld} openLeadId={openLead?.id} isBehind />}
        {openLead && (
          <Box css={openLead.isBeside ? besideList : undefined}>
            <Outlet context={shared} />
          </Box>
        )}
      </Box>
    </KeptAddressContext>
  )
}

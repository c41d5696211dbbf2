import { Tabs } from "@chakra-ui/react/tabs"
import { type ReactNode, useState } from "react"
import { matchPath, useLocation, useNavigate } from "react-router-dom"
import { useMediaQuery } from "../../browser/useMediaQuery.ts"
import { Box } from "../../components/chakra.ts"
import { SidebarSlotContext } from "../../components/sidebarSlot.ts"
import type { DashboardLayoutQuery } from "../../graphql/generated.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { SIDEBAR, TWO_COLUMNS } from "../../theme/mediaQueries.ts"
import type { DashboardContext } from "../components/useDashboard.ts"
import { leadKinds } from "../leadKinds.tsx"
import { paths } from "../navigation/paths.ts"
import { chosenTab } from "../navigation/tabs.ts"
import { Sidebar } from "../sidebar/Sidebar.tsx"
import { frame } from "../sidebar/sidebarStyles.ts"

interface Props extends Pick<DashboardContext, "brandName" | "tabAddresses"> {
  account: DashboardLayoutQuery["me"] | undefined
  isKnown: boolean
  isOpen: boolean
  children: ReactNode
}

export const DashboardFrame = ({ brandName, account, isKnown, isOpen, tabAddresses, children }: Props) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const permissions = usePermissions()
  const hasSidebar = useMediaQuery(SIDEBAR)
  const hasTwoColumns = useMediaQuery(TWO_COLUMNS)
  const [viewsSlot, setViewsSlot] = useState<HTMLElement | null>(null)
  const openKind = leadKinds.find(({ path }) => pathname.startsWith(`${path}/`))
  const isOfTabs = pathname === paths.dashboard
  const current = isOfTabs ? chosenTab(search, permissions)?.name : openKind?.tab
  // A lead on a full page, such as the preview of a merge, replaces the tab's panel.
  const isBeside = hasTwoColumns && matchPath(`${openKind?.path}/:id`, pathname)
  const chosen = isOfTabs || isBeside ? current : undefined

  return (
    <Tabs.Root
      variant="plain"
      css={frame}
      orientation={hasSidebar ? "vertical" : "horizontal"}
      // If no tab is chosen, focusing a tab must not open it.
      activationMode={chosen ? "automatic" : "manual"}
      value={chosen ?? ""}
      onValueChange={({ value }) => {
        // Stored here, as the panel that would store the address may not be mounted yet.
        if (isOfTabs && current) tabAddresses.set(current, search)
        navigate(
          { pathname: paths.dashboard, search: tabAddresses.get(value) ?? `?tab=${value}` },
          { preventScrollReset: true },
        )
      }}
      lazyMount
      unmountOnExit
    >
      <Sidebar
        brandName={brandName}
        account={account}
        isKnown={isKnown}
        isOpen={isOpen}
        current={current}
        isShown={chosen !== undefined}
        isCovered={openKind !== undefined}
        setViewsSlot={setViewsSlot}
      />
      <SidebarSlotContext value={hasSidebar ? viewsSlot : null}>
        <Box
          as="main"
          minWidth="0"
          minHeight={{ lg: "100dvh" }}
          background={{ lg: "bg" }}
          paddingX={{ base: "4", lg: "3", xl: "5" }}
          paddingTop="3"
          // An open lead ends with its reply form, which needs no space below.
          paddingBottom={openKind ? { base: "0", lg: "24" } : "24"}
        >
          {children}
        </Box>
      </SidebarSlotContext>
    </Tabs.Root>
  )
}

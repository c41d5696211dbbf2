import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react"
import { Navigate, NavLink, useParams } from "react-router-dom"
import { Box, Grid, Heading, Link, Stack } from "../../parts/chakra.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { DashboardLoading } from "../frame/DashboardLoading.tsx"
import { useDashboard } from "../frame/useDashboard.ts"
import { PageTitle } from "../live/PageTitle.tsx"
import { NotPermitted } from "../pages/NotPermitted.tsx"
import { contentId } from "../pages/paths.ts"
import { isPermitted, type SettingsPage, settingsPages, settingsPath } from "./settingsPages.ts"

const screens: Record<SettingsPage["name"], ComponentType> = {
  you: lazy(async () => ({ default: (await import("../../rooms/accounts/account/you/YouPage.tsx")).YouPage })),
  team: lazy(async () => ({ default: (await import("../../rooms/accounts/team/TeamPage.tsx")).TeamPage })),
  keys: lazy(async () => ({ default: (await import("../../rooms/accounts/apiKeys/ApiKeysPage.tsx")).ApiKeysPage })),
  webhooks: lazy(async () => ({
    default: (await import("../../rooms/record/webhooks/WebhooksPage.tsx")).WebhooksPage,
  })),
  retention: lazy(async () => ({
    default: (await import("../../rooms/person/retention/RetentionPage.tsx")).RetentionPage,
  })),
  security: lazy(async () => ({
    default: (await import("../../rooms/accounts/account/security/SecurityPage.tsx")).SecurityPage,
  })),
  activity: lazy(async () => ({ default: (await import("../../rooms/record/events/ActivityPage.tsx")).ActivityPage })),
}

/** The screens of one thing on a page, which has its id in the address. */
const detailScreens: Partial<Record<SettingsPage["name"], ComponentType>> = {
  webhooks: lazy(async () => ({ default: (await import("../../rooms/record/webhooks/WebhookPage.tsx")).WebhookPage })),
}

const SettingsNavigation = () => {
  const permissions = usePermissions()
  return (
    <Stack
      as="nav"
      aria-label="Settings"
      direction={{ base: "row", lg: "column" }}
      gap="1"
      overflowX={{ base: "auto", lg: "visible" }}
      // Room for the focus ring, which the row would cut off.
      padding="1"
      margin="-1"
    >
      {settingsPages
        .filter((page) => isPermitted(page, permissions))
        .map((page) => (
          <Link
            key={page.name}
            asChild
            color="fg.muted"
            borderRadius="l2"
            paddingX="3"
            paddingY="2"
            textDecoration="none"
            whiteSpace="nowrap"
            flexShrink="0"
            _hover={{ background: "bg", color: "fg", textDecoration: "none" }}
            _currentPage={{ background: "bg", color: "fg", fontWeight: "semibold", boxShadow: "xs" }}
          >
            <NavLink to={settingsPath(page)}>{page.label}</NavLink>
          </Link>
        ))}
    </Stack>
  )
}

/** The account in use, and what owners set for all: pages beside the dashboard's tabs, each with its own address. */
export const SettingsArea = () => {
  const { page: name, id } = useParams()
  const permissions = usePermissions()
  const { brandName } = useDashboard()
  const screen = useRef<HTMLDivElement>(null)
  const shownId = useRef<string | null | undefined>(null)
  const page = settingsPages.find((candidate) => candidate.name === name)

  useEffect(() => {
    // The link that led here is gone, and the keyboard would start over at the page's top.
    if (shownId.current !== id) screen.current?.focus({ preventScroll: true })
    shownId.current = id
  }, [id])

  const [first] = settingsPages
  if (!page) return first && <Navigate to={settingsPath(first)} replace />
  const Screen = (id === undefined ? screens : detailScreens)[page.name]
  if (!Screen) return <Navigate to={settingsPath(page)} replace />
  return (
    <Stack ref={screen} id={contentId} tabIndex={-1} outline="none" gap="5">
      <PageTitle page={page.label} brandName={brandName} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "10rem minmax(0, 1fr)" }}
        columnGap="8"
        rowGap="4"
        alignItems="start"
      >
        <SettingsNavigation />
        <Box minWidth="0">
          <Heading as="h2" size="2xl" marginBottom="5">
            {page.label}
          </Heading>
          {isPermitted(page, permissions) ? (
            <Suspense fallback={<DashboardLoading />}>
              <Screen />
            </Suspense>
          ) : (
            <NotPermitted />
          )}
        </Box>
      </Grid>
    </Stack>
  )
}

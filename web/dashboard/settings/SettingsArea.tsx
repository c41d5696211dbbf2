import { roles, viewerPermissionsOf } from "@farelight/api/contract/accounts/roles.ts"
import { type ComponentType, Suspense, useEffect, useRef } from "react"
import { Navigate, NavLink, useParams } from "react-router-dom"
import { lazyComponent } from "../../browser/lazyComponent.tsx"
import { useFadingEnds } from "../../browser/useFadingEnds.ts"
import { Box, Flex, Grid, Heading, HelpText, Link, Stack, Text } from "../../components/chakra.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { roleLabel } from "../../rooms/accounts/roles.ts"
import { DashboardLoading } from "../components/DashboardLoading.tsx"
import { NotPermitted } from "../components/NotPermitted.tsx"
import { PageTitle } from "../components/PageTitle.tsx"
import { contentId } from "../navigation/paths.ts"
import { isPermitted, type SettingsPage, settingsPages } from "../navigation/settingsPages.ts"
import { sideLink } from "../sidebar/sidebarStyles.ts"

const about: Record<SettingsPage["name"], string> = {
  you: "Your name, password, notifications, sign-in protection and sessions.",
  team: "Members and their roles.",
  keys: "Keys for programs that read and change leads and content.",
  webhooks: "Programs that are notified of events.",
  rules: "What happens automatically when a lead arrives, changes or waits too long.",
  retention: "Data that is erased automatically after a time.",
  activity: "Newest first.",
}

const audienceOf = ({ name, needs }: SettingsPage) => {
  if (!needs) return "Only you can change this."
  const permitted = roles.filter((role) => viewerPermissionsOf(role)[needs])
  const names = permitted.map((role) => `${roleLabel(role).toLowerCase()}s`).join(" and ")
  return name === "activity" ? `Only ${names} see this. It cannot be changed.` : `Only ${names} see and change this.`
}

export const describePage = (page: SettingsPage) => `${about[page.name]} ${audienceOf(page)}`

const screens: Record<SettingsPage["name"], ComponentType> = {
  you: lazyComponent(() => import("../../rooms/accounts/account/you/YouPage.tsx"), "YouPage"),
  team: lazyComponent(() => import("../../rooms/accounts/team/TeamPage.tsx"), "TeamPage"),
  keys: lazyComponent(() => import("../../rooms/accounts/apiKeys/ApiKeysPage.tsx"), "ApiKeysPage"),
  webhooks: lazyComponent(() => import("../../rooms/activity/webhooks/WebhooksPage.tsx"), "WebhooksPage"),
  rules: lazyComponent(() => import("../../rooms/leads/rules/RulesPage.tsx"), "RulesPage"),
  retention: lazyComponent(() => import("../../rooms/privacy/retention/RetentionPage.tsx"), "RetentionPage"),
  activity: lazyComponent(() => import("../../rooms/activity/events/ActivityPage.tsx"), "ActivityPage"),
}

const detailScreens: Partial<Record<SettingsPage["name"], ComponentType>> = {
  webhooks: lazyComponent(() => import("../../rooms/activity/webhooks/WebhookPage.tsx"), "WebhookPage"),
  rules: lazyComponent(() => import("../../rooms/leads/rules/RulePage.tsx"), "RulePage"),
}

const SettingsNavigation = () => {
  const permissions = usePermissions()
  const { page } = useParams()
  const { row, fade } = useFadingEnds()
  const nav = useRef<HTMLDivElement>(null)
  const permitted = settingsPages.filter((candidate) => isPermitted(candidate, permissions))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may be marked beyond the row's end.
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView?.({ block: "nearest", inline: "center" })
  }, [page])

  return (
    <Box ref={nav} as="nav" aria-label="Settings" position={{ lg: "sticky" }} top="3" minWidth="0">
      <Flex
        ref={row}
        style={fade}
        direction={{ base: "row", lg: "column" }}
        gap={{ base: "1", lg: "0.5" }}
        overflowX="auto"
        scrollbarWidth="none"
        // Leaves space for the focus ring, which would be cut off.
        padding="1"
        margin="-1"
      >
        {[
          { title: "Your account", pages: permitted.filter(({ needs }) => !needs) },
          { title: "Workspace", pages: permitted.filter(({ needs }) => needs) },
        ].map(
          ({ title, pages }, index) =>
            pages.length > 0 && (
              <Box key={title} display="contents" role="group" aria-label={title}>
                <Text
                  aria-hidden
                  hideBelow="lg"
                  color="fg.muted"
                  fontSize="xs"
                  paddingX="2"
                  paddingBottom="1"
                  paddingTop={index > 0 ? "4" : "1"}
                >
                  {title}
                </Text>
                {pages.map((candidate) => (
                  <Link key={candidate.name} asChild css={sideLink} width={{ base: "auto", lg: "full" }} flexShrink="0">
                    <NavLink to={candidate.path}>{candidate.label}</NavLink>
                  </Link>
                ))}
              </Box>
            ),
        )}
      </Flex>
    </Box>
  )
}

export const SettingsArea = () => {
  const { page: name, id } = useParams()
  const permissions = usePermissions()
  const screen = useRef<HTMLDivElement>(null)
  const shownId = useRef<string | null | undefined>(null)
  const page = settingsPages.find((candidate) => candidate.name === name)

  useEffect(() => {
    // The clicked link is gone, so the screen takes the focus, which would otherwise move to the top of the page.
    if (shownId.current !== id) screen.current?.focus({ preventScroll: true })
    shownId.current = id
  }, [id])

  const [first] = settingsPages
  if (!page) return first && <Navigate to={first.path} replace />
  const Screen = (id === undefined ? screens : detailScreens)[page.name]
  if (!Screen) return <Navigate to={page.path} replace />
  return (
    <Stack ref={screen} id={contentId} tabIndex={-1} outline="none" gap="5">
      <PageTitle page={page.label} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "9rem minmax(0, 44rem)" }}
        columnGap={{ lg: "6", xl: "10" }}
        rowGap="2"
        alignItems="start"
      >
        <SettingsNavigation />
        <Box minWidth="0" fontSize="sm">
          <Flex as="header" align="baseline" wrap="wrap" columnGap="4" marginBottom={{ base: "3", lg: "5" }}>
            <Heading as="h2" size="2xl">
              {page.label}
            </Heading>
            <HelpText>{describePage(page)}</HelpText>
          </Flex>
          {isPermitted(page, permissions) ? (
            <Suspense fallback={<DashboardLoading page={page.label} />}>
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

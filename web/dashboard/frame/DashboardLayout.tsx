import { Container } from "@chakra-ui/react/container"
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react"
import { Outlet, useNavigationType } from "react-router-dom"
import { polling } from "../../apollo/polling.ts"
import { type DashboardLayoutQuery, useDashboardLayoutQuery } from "../../graphql/generated.ts"
import { useBrandName } from "../../parts/browser/useBrandName.ts"
import { Flex, Heading, Text } from "../../parts/chakra.ts"
import { useLoadState } from "../../parts/records/LoadFailure.tsx"
import { Sign } from "../../parts/Sign.tsx"
import { SkipLink } from "../../parts/SkipLink.tsx"
import { everyPermission, PermissionsContext } from "../../rooms/accounts/account/permissions.ts"
import { SecondFactorGate } from "../../rooms/accounts/account/security/SecondFactorGate.tsx"
import { StepUp } from "../../rooms/accounts/account/stepUp/StepUp.tsx"
import { LogoutButton } from "../../rooms/accounts/signIn/LogoutButton.tsx"
import { LeadKindsContext } from "../../rooms/leads/lead/leadKind.ts"
import { LastChangeProvider } from "../../rooms/leads/status/LastChange.tsx"
import { ErasureReport } from "../../rooms/person/erasure/ErasureReport.tsx"
import { ShellCommands } from "../commands/ShellCommands.tsx"
import { leadKinds } from "../leadKinds.tsx"
import { LiveChanges } from "../live/LiveChanges.tsx"
import { contentId } from "../pages/paths.ts"
import { ReleaseNotice } from "../release/ReleaseNotice.tsx"
import { AccountMenu } from "./AccountMenu.tsx"
import { DashboardLoading } from "./DashboardLoading.tsx"
import { PaletteButton } from "./PaletteButton.tsx"
import type { Shared } from "./useDashboard.ts"

const BrandName = ({ name }: { name: string }) => (
  <Flex as="span" align="center" gap="2" minWidth="0" fontWeight="extrabold" letterSpacing="-0.02em">
    <Sign />
    {/* Where it would be cut after five letters, the sign stands for it. */}
    <Text as="span" truncate css={{ "@media (max-width: 22.5rem)": { srOnly: true } }}>
      {name}
    </Text>
  </Flex>
)

interface HeaderProps {
  brandName: string
  account: DashboardLayoutQuery["me"] | undefined
  isKnown: boolean
}

const DashboardHeader = ({ brandName, account, isKnown }: HeaderProps) => (
  <Flex
    as="header"
    align="center"
    minHeight="4.25rem"
    colorPalette="night"
    background="night.solid"
    color="night.contrast"
  >
    <Container maxWidth="8xl">
      <Flex align="center" justify="space-between" gap="3">
        <Heading as="h1" size="lg" display="flex" alignItems="center" gap="2" minWidth="0">
          <BrandName name={brandName} />{" "}
          <Text as="span" color="night.muted" fontWeight="normal" srOnly={{ base: true, md: false }}>
            Dashboard
          </Text>
        </Heading>
        <Flex align="center" gap={{ base: "2", md: "3" }} flexShrink="0">
          {isKnown && <PaletteButton />}
          {isKnown && <AccountMenu account={account} />}
          <LogoutButton />
        </Flex>
      </Flex>
    </Container>
  </Flex>
)

/** Asks who the viewer is and what they may do, as often as it takes: nothing is drawn by guesswork for long. */
const useViewer = () => {
  // Not from the cache, which may be from somebody else's session.
  const query = useDashboardLayoutQuery({ fetchPolicy: "network-only" })
  const { data, refetch } = query
  // Also while it is asked again: what is on screen stays there.
  const isUnknown = useLoadState(query).hasFailed && !data
  const askAgain = useEffectEvent(() => void (document.hidden || refetch().catch(() => undefined)))

  useEffect(() => {
    if (!isUnknown) return
    const timer = setInterval(askAgain, polling.pollInterval)
    return () => clearInterval(timer)
  }, [isUnknown])

  return {
    account: data?.me,
    permissions: data?.viewerPermissions ?? (isUnknown ? everyPermission : undefined),
    security: data?.accountSecurity,
  }
}

/** What all screens behind the login share. Its query makes the server check the token. */
export const DashboardLayout = () => {
  const { account, permissions, security } = useViewer()
  // Drawn in small steps, between which the browser can respond.
  const isDrawn = useDeferredValue(permissions !== undefined, false)
  const brandName = useBrandName()
  const [tabAddresses] = useState<Shared["tabAddresses"]>(() => new Map())
  const navigationType = useNavigationType()
  const skipLink = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    // The login form had the focus and is gone, so the keyboard needs a place to continue from.
    const comesFromLogin = navigationType === "REPLACE" && document.activeElement === document.body
    if (comesFromLogin) skipLink.current?.focus({ preventScroll: true })
  }, [navigationType])

  return (
    <PermissionsContext value={permissions ?? everyPermission}>
      <LeadKindsContext value={leadKinds}>
        <SkipLink ref={skipLink} to={contentId}>
          Skip to content
        </SkipLink>
        <DashboardHeader brandName={brandName} account={account} isKnown={permissions !== undefined} />
        <Container as="main" maxWidth="8xl" paddingTop={{ base: "5", md: "8" }} paddingBottom="24">
          <ReleaseNotice />
          <LastChangeProvider>
            <SecondFactorGate security={security}>
              {permissions && isDrawn ? (
                <Outlet context={{ brandName, tabAddresses } satisfies Shared} />
              ) : (
                <DashboardLoading />
              )}
            </SecondFactorGate>
          </LastChangeProvider>
        </Container>
        <ErasureReport />
        <StepUp />
        {permissions && <LiveChanges accountId={account?.id} />}
        {permissions && <ShellCommands tabAddresses={tabAddresses} />}
      </LeadKindsContext>
    </PermissionsContext>
  )
}

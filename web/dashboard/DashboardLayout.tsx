import { Container } from "@chakra-ui/react/container"
import { Flex } from "@chakra-ui/react/flex"
import { Heading } from "@chakra-ui/react/heading"
import { Text } from "@chakra-ui/react/text"
import { useEffect, useRef, useState } from "react"
import { Outlet, useNavigationType } from "react-router-dom"
import { SkipLink } from "../components/SkipLink.tsx"
import { SecondFactorGate } from "../features/account/security/SecondFactorGate.tsx"
import { StepUp } from "../features/account/stepUp/StepUp.tsx"
import { LogoutButton } from "../features/auth/LogoutButton.tsx"
import { forgetAllDrafts } from "../features/cms/drafts/drafts.ts"
import { useBrandName } from "../features/cms/useBrandName.ts"
import { LeadKindsContext } from "../features/leads/leadKind.ts"
import { LastChangeProvider } from "../features/leads/status/LastChange.tsx"
import { useDashboardLayoutQuery } from "../graphql/generated.ts"
import { ColorModeButton } from "./ColorModeButton.tsx"
import { leadKinds } from "./leadKinds.tsx"
import { contentId } from "./paths.ts"
import type { Shared } from "./useDashboard.ts"

interface HeaderProps {
  brandName: string
  username: string | undefined
}

/** The brand, the account in use, and the way out. */
const DashboardHeader = ({ brandName, username }: HeaderProps) => (
  <Flex as="header" colorPalette="night" background="night.solid" color="night.contrast" paddingY="4">
    <Container maxWidth="8xl">
      <Flex align="center" justify="space-between" gap="4">
        <Heading as="h1" size="lg" lineClamp={1} overflowWrap="anywhere">
          {brandName}{" "}
          <Text as="span" color="night.muted" fontWeight="normal">
            Dashboard
          </Text>
        </Heading>
        <Flex align="center" gap="3">
          {username && (
            <Text color="night.muted" display={{ base: "none", md: "block" }} fontSize="sm">
              {`Signed in as ${username}`}
            </Text>
          )}
          <ColorModeButton />
          <LogoutButton forget={forgetAllDrafts} />
        </Flex>
      </Flex>
    </Container>
  </Flex>
)

/** What all screens behind the login share. Its query makes the server check the token. */
export const DashboardLayout = () => {
  const { data } = useDashboardLayoutQuery()
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
    <LeadKindsContext value={leadKinds}>
      <SkipLink ref={skipLink} to={contentId}>
        Skip to content
      </SkipLink>
      <DashboardHeader brandName={brandName} username={data?.me.username} />
      <Container as="main" maxWidth="8xl" paddingTop={{ base: "5", md: "8" }} paddingBottom="24">
        <LastChangeProvider>
          <SecondFactorGate security={data?.accountSecurity}>
            <Outlet context={{ brandName, tabAddresses } satisfies Shared} />
          </SecondFactorGate>
        </LastChangeProvider>
      </Container>
      <StepUp />
    </LeadKindsContext>
  )
}

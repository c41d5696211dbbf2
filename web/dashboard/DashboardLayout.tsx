import { Container } from "@chakra-ui/react/container"
import { useEffect, useRef, useState } from "react"
import { Outlet, useNavigationType } from "react-router-dom"
import { SkipLink } from "../components/SkipLink.tsx"
import { useBrandName } from "../features/cms/useBrandName.ts"
import { LastChangeProvider } from "../features/leads/status/LastChangeProvider.tsx"
import { useDashboardLayoutQuery } from "../graphql/generated.ts"
import { DashboardHeader } from "./DashboardHeader.tsx"
import { contentId } from "./paths.ts"
import type { TabAddresses } from "./tabAddresses.ts"

/** What all screens behind the login have. Asking who is signed in has the server judge the token. */
export const DashboardLayout = () => {
  const brandName = useBrandName()
  const { data } = useDashboardLayoutQuery()
  const [tabAddresses] = useState<TabAddresses>(() => new Map())
  const navigationType = useNavigationType()
  const skipLink = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    // The login form had the focus and is gone; the keyboard would go on from nowhere.
    const comesFromLogin = navigationType === "REPLACE" && document.activeElement === document.body
    if (comesFromLogin) skipLink.current?.focus({ preventScroll: true })
  }, [navigationType])

  return (
    <>
      <SkipLink ref={skipLink} to={contentId}>
        Skip to content
      </SkipLink>
      <DashboardHeader brandName={brandName} username={data?.me.username} />
      <Container as="main" maxWidth="8xl" paddingTop={{ base: "5", md: "8" }} paddingBottom="24">
        <LastChangeProvider>
          <Outlet context={tabAddresses} />
        </LastChangeProvider>
      </Container>
    </>
  )
}

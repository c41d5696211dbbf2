// `zodWithoutEval.ts` must be imported before any module with zod rules.
import { lazyComponent } from "../browser/lazyComponent.tsx"
import "../browser/zodWithoutEval.ts"
import type { ApolloClient } from "@apollo/client"
import { ApolloProvider } from "@apollo/client/react"
import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { type ReactNode, Suspense, useContext, useEffect, useRef, useState } from "react"
import { Outlet, useLocation } from "react-router-dom"
import { createApolloClient } from "../apollo/client.ts"
import { sessionLink } from "../apollo/sessionLink.ts"
import { uploadLink } from "../apollo/uploadLink.ts"
import { Heading, Stack } from "../components/chakra.ts"
import { type PermissionName, usePermissions } from "../rooms/accounts/account/permissions.ts"
import { DashboardLoading } from "./components/DashboardLoading.tsx"
import { NotPermittedPage } from "./components/NotPermitted.tsx"
import { PageTitle } from "./components/PageTitle.tsx"
import { ClientHolder } from "./frame/ClientHolder.ts"
import { DashboardLayout } from "./frame/DashboardLayout.tsx"
import { system } from "./frame/system.ts"
import { leadKinds } from "./leadKinds.tsx"
import { contentId, partPath, paths } from "./navigation/paths.ts"
import { pageAt } from "./navigation/sidePages.tsx"
import { DashboardPage } from "./pages/DashboardPage.tsx"

const SidePage = ({ title, children }: { title: string; children: ReactNode }) => {
  const screen = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The clicked link is gone, so the screen takes the focus, which would otherwise move to the top of the page.
    screen.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Stack ref={screen} id={contentId} tabIndex={-1} outline="none" gap="3">
      <PageTitle page={title} />
      <Heading as="h2" size="2xl">
        {title}
      </Heading>
      <Suspense fallback={<DashboardLoading page={title} />}>{children}</Suspense>
    </Stack>
  )
}

/** The next account must not see cached data of the previous one. The site's content stays, as it is public. */
const clearAccountData = ({ cache }: ApolloClient) => {
  cache.modify({ fields: (value, { fieldName, DELETE }) => (fieldName === "cmsBlocks" ? value : DELETE) })
  cache.gc()
}

const Providers = ({ children }: { children: ReactNode }) => {
  const holder = useContext(ClientHolder)
  const [client] = useState(() => {
    if (holder.client) clearAccountData(holder.client)
    holder.client ??= createApolloClient(sessionLink, uploadLink)
    return holder.client
  })
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </ApolloProvider>
  )
}

const InvitationPage = lazyComponent(
  () => import("../rooms/accounts/signIn/links/InvitationPage.tsx"),
  "InvitationPage",
)
const ForgotPasswordPage = lazyComponent(
  () => import("../rooms/accounts/signIn/links/ForgotPasswordPage.tsx"),
  "ForgotPasswordPage",
)
const PasswordResetPage = lazyComponent(
  () => import("../rooms/accounts/signIn/links/PasswordResetPage.tsx"),
  "PasswordResetPage",
)

const SettingsArea = lazyComponent(() => import("./settings/SettingsArea.tsx"), "SettingsArea")

const SignedOutPages = () => (
  <Providers>
    <Suspense fallback={<DashboardLoading />}>
      <Outlet />
    </Suspense>
  </Providers>
)

const Session = () => (
  <Providers>
    <DashboardLayout />
  </Providers>
)

const Permitted = ({ needs, children }: { needs: PermissionName; children: ReactNode }) =>
  usePermissions()[needs] ? children : <NotPermittedPage />

const useKind = () => {
  const { pathname } = useLocation()
  return leadKinds.find(({ path }) => pathname.startsWith(`${path}/`))
}

const Lead = () => {
  const kind = useKind()
  return <Permitted needs="viewerCanReadLeads">{kind && <kind.Page />}</Permitted>
}

const Merge = () => {
  const kind = useKind()
  return (
    <Permitted needs="viewerCanWorkLeads">
      {kind && (
        <SidePage title={`Merge two ${kind.noun[1]}`}>
          <kind.Merge />
        </SidePage>
      )}
    </Permitted>
  )
}

const Side = () => {
  const page = pageAt(useLocation().pathname)
  return (
    page && (
      <Permitted key={page.path} needs={page.needs}>
        <SidePage title={page.label}>
          <page.Content listPath={paths.dashboard} personPath={partPath(paths.privacyRequests, "erase")} />
        </SidePage>
      </Permitted>
    )
  )
}

const Settings = () => (
  <Suspense fallback={<DashboardLoading page="the settings" />}>
    <SettingsArea />
  </Suspense>
)

export const screens = {
  InvitationPage,
  ForgotPasswordPage,
  PasswordResetPage,
  DashboardPage,
  SignedOutPages,
  Session,
  Lead,
  Merge,
  Side,
  Settings,
}

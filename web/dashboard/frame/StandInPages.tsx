import { type ReactNode, useEffect } from "react"
import { Button, Center, Heading, Stack } from "../../parts/chakra.ts"
import { noteFieldFailure } from "../../parts/commands/comingField.ts"
import { RouteLink } from "../../parts/RouteLink.tsx"
import { paths } from "../pages/paths.ts"

const StandInPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Center as="main" minHeight="100dvh" padding="4">
    <title>{title}</title>
    <Stack align="center" gap="4" textAlign="center">
      <Heading as="h1">{title}</Heading>
      {children}
    </Stack>
  </Center>
)

/** Replaces a screen that a bug of ours has crashed. */
export const CrashPage = () => {
  useEffect(noteFieldFailure, [])
  return (
    <StandInPage title="Something went wrong">
      <Button colorPalette="brand" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </StandInPage>
  )
}

/** Answers addresses below /adminpage that do not exist. */
export const NotFoundPage = () => (
  <StandInPage title="Page not found">
    <RouteLink to={paths.dashboard}>Go to the dashboard</RouteLink>
  </StandInPage>
)

import { type ReactNode, useEffect } from "react"
import { Link as RouterLink } from "react-router-dom"
import { Button, Center, Heading, Link, Stack } from "../../parts/chakra.ts"
import { noteFieldFailure } from "../../parts/commands/comingField.ts"
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
    <Link asChild variant="underline">
      <RouterLink to={paths.dashboard}>Go to the dashboard</RouterLink>
    </Link>
  </StandInPage>
)

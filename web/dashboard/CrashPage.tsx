import { Button } from "@chakra-ui/react/button"
import { Center } from "@chakra-ui/react/center"
import { Heading } from "@chakra-ui/react/heading"
import { Stack } from "@chakra-ui/react/stack"

/** Stands in for a screen that could not be shown because of a fault in our own code. */
export const CrashPage = () => (
  <Center as="main" minHeight="100dvh" padding="4">
    <title>Something went wrong</title>
    <Stack align="center" gap="4" textAlign="center">
      <Heading as="h1">Something went wrong</Heading>
      <Button colorPalette="brand" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </Stack>
  </Center>
)

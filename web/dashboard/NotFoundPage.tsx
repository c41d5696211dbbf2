import { Center } from "@chakra-ui/react/center"
import { Heading } from "@chakra-ui/react/heading"
import { Link } from "@chakra-ui/react/link"
import { Stack } from "@chakra-ui/react/stack"
import { Link as RouterLink } from "react-router-dom"
import { paths } from "./paths.ts"

/** Stands at addresses below /adminpage that do not exist. */
export const NotFoundPage = () => (
  <Center as="main" minHeight="100dvh" padding="4">
    <title>Page not found</title>
    <Stack align="center" gap="4" textAlign="center">
      <Heading as="h1">Page not found</Heading>
      <Link asChild variant="underline">
        <RouterLink to={paths.dashboard}>Go to the dashboard</RouterLink>
      </Link>
    </Stack>
  </Center>
)

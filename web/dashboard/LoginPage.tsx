import { Box } from "@chakra-ui/react/box"
import { Center } from "@chakra-ui/react/center"
import { Heading } from "@chakra-ui/react/heading"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { Navigate, useLocation } from "react-router-dom"
import { useAdminToken } from "../apollo/adminToken.ts"
import { LoginForm } from "../features/auth/LoginForm.tsx"
import { LoginHint } from "../features/auth/LoginHint.tsx"
import { useBrandName } from "../features/cms/useBrandName.ts"
import { paths } from "./paths.ts"

/** The admin's sign-in. A browser with a token goes straight on; the server then checks the token. */
export const LoginPage = () => {
  const token = useAdminToken()
  const { state } = useLocation()
  const brandName = useBrandName()
  if (token) return <Navigate to={state?.returnTo ?? paths.dashboard} replace />
  return (
    <Center as="main" background="night.solid" minHeight="100dvh" padding="4">
      <title>{`Admin login | ${brandName}`}</title>
      <Box background="bg" borderRadius="l3" maxWidth="md" padding={{ base: "6", md: "10" }} width="full">
        <Stack gap="8">
          <Stack gap="2">
            <Text color="brand.fg" fontWeight="semibold">
              {brandName}
            </Text>
            <Heading as="h1" size="2xl">
              Admin login
            </Heading>
          </Stack>
          {state?.hasSessionEnded && (
            <Text role="status" borderRadius="l2" background="yellow.subtle" color="yellow.fg" padding="4">
              Your session has ended. Please sign in again.
            </Text>
          )}
          <LoginForm />
          <LoginHint />
        </Stack>
      </Box>
    </Center>
  )
}

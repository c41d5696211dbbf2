import { Container } from "@chakra-ui/react/container"
import { Flex } from "@chakra-ui/react/flex"
import { Heading } from "@chakra-ui/react/heading"
import { Text } from "@chakra-ui/react/text"
import { LogoutButton } from "../features/auth/LogoutButton.tsx"
import { forgetAllDrafts } from "../features/cms/drafts/drafts.ts"
import { ColorModeButton } from "./ColorModeButton.tsx"

interface Props {
  brandName: string
  username: string | undefined
}

/** Where one is, as whom, and the way out. */
export const DashboardHeader = ({ brandName, username }: Props) => (
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

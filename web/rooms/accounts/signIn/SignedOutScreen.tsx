import type { ReactNode } from "react"
import { useBrandName } from "../../../parts/browser/useBrandName.ts"
import { Box, Center, Heading, Stack, Text } from "../../../parts/chakra.ts"

interface Props {
  title: string
  children: ReactNode
}

/** What the screens outside of a session share. */
export const SignedOutScreen = ({ title, children }: Props) => {
  const brandName = useBrandName()
  return (
    <Center as="main" background="night.solid" minHeight="100dvh" padding="4">
      <title>{`${title} | ${brandName}`}</title>
      <Box background="bg" borderRadius="l3" maxWidth="md" padding={{ base: "6", md: "10" }} width="full">
        <Stack gap="8">
          <Stack gap="2">
            <Text color="brand.fg" fontWeight="semibold">
              {brandName}
            </Text>
            <Heading as="h1" size="2xl">
              {title}
            </Heading>
          </Stack>
          {children}
        </Stack>
      </Box>
    </Center>
  )
}

import { Link, Stack, Text } from "../../../parts/chakra.ts"

/** Where requests come from, while there are none. */
export const NoRequests = () => (
  <Stack
    align="center"
    gap="2"
    borderWidth="1px"
    borderStyle="dashed"
    borderRadius="l3"
    paddingX="6"
    paddingY="16"
    textAlign="center"
  >
    <Text fontWeight="semibold">No open request</Text>
    <Text color="fg.muted" maxWidth="52ch">
      People send them on the page{" "}
      <Link href="/privacy-request" variant="underline" color="fg">
        Privacy requests
      </Link>{" "}
      of your site. A request appears here as soon as its sender has confirmed the address by the link that was mailed.
    </Text>
  </Stack>
)

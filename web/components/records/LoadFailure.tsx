import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { messages } from "@farelight/api/messages.ts"

/** Says that the data could not be loaded and offers another try. */
export const LoadFailure = ({ retry, message = messages.loadFailed }: { retry: () => void; message?: string }) => (
  <Flex
    role="alert"
    align="center"
    justify="space-between"
    wrap="wrap"
    gap="4"
    background="red.subtle"
    borderRadius="l3"
    color="red.fg"
    padding="4"
  >
    <Text fontWeight="medium">{message}</Text>
    <Button variant="outline" size="sm" onClick={() => retry()}>
      Retry
    </Button>
  </Flex>
)

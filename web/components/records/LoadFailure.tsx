import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { messages } from "@farelight/api/contract/messages.ts"
import { useEffect, useEffectEvent } from "react"
import { polling } from "../../apollo/polling.ts"
import { formatRecentMoment } from "./formatMoment.ts"

interface Props {
  retry: () => unknown
  message?: string
  /** When what is still shown was loaded. */
  shownSince?: number | undefined
}

/** Says that the data could not be loaded, and tries again: by itself, and when it is told to. */
export const LoadFailure = ({ retry, message = messages.loadFailed, shownSince }: Props) => {
  const tryAgain = async () => {
    try {
      await retry()
    } catch {
      // The query itself tells of it.
    }
  }
  const tryBehindTheScenes = useEffectEvent(() => void (document.hidden || tryAgain()))

  useEffect(() => {
    const timer = setInterval(tryBehindTheScenes, polling.pollInterval)
    window.addEventListener("online", tryBehindTheScenes)
    return () => {
      clearInterval(timer)
      window.removeEventListener("online", tryBehindTheScenes)
    }
  }, [])

  return (
    <Flex
      role="alert"
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="4"
      background="red.subtle"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="red.muted"
      color="red.fg"
      padding="4"
    >
      <Box>
        <Text fontWeight="medium">{message}</Text>
        {shownSince !== undefined && (
          <Text fontSize="sm">{`Showing what was loaded at ${formatRecentMoment(shownSince)}`}</Text>
        )}
      </Box>
      <Button variant="outline" size="sm" borderColor="currentColor" onClick={tryAgain}>
        Try again
      </Button>
    </Flex>
  )
}

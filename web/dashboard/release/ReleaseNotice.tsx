import { useEffect } from "react"
import { Button, Flex, Text } from "../../parts/chakra.ts"
import { runCommand } from "../../parts/commands/commands.ts"
import { beginReleases, markReleaseSeen, useUnseenRelease } from "./release.ts"

export const ReleaseNotice = () => {
  const version = useUnseenRelease()
  useEffect(beginReleases, [])
  if (!version) return null
  return (
    <Flex
      as="section"
      aria-label="Update"
      align="center"
      wrap="wrap"
      gap="2"
      marginBottom="4"
      paddingX="4"
      paddingY="1.5"
      background="blue.subtle"
      color="blue.fg"
      borderWidth="1px"
      borderColor="blue.muted"
      borderRadius="l3"
    >
      <Text flex="1" minWidth="40">
        {`Updated to version ${version}.`}
      </Text>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        onClick={() => {
          markReleaseSeen()
          runCommand("news")
        }}
      >
        What’s new
      </Button>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={markReleaseSeen}>
        Dismiss
      </Button>
    </Flex>
  )
}

import { type ReactNode, useState } from "react"
import { chakra, Flex, Text } from "../../../parts/chakra.ts"
import { PaneSwitch } from "../../../parts/list/ToggleGroup.tsx"

const parts = ["Text", "HTML"] as const

interface Props {
  body: string
  html: string
  children: ReactNode
}

// A sandboxed frame ignores a link to a new window; any other link would replace the email.
const inert = (html: string) => `${html}<base target="_blank">`

/**
 * An email's two parts, one at a time. The HTML is in a sandboxed frame: it cannot run scripts, reach the dashboard or
 * navigate.
 */
export const EmailContent = ({ body, html, children }: Props) => {
  const [part, setPart] = useState<(typeof parts)[number]>("Text")
  return (
    <div>
      <Flex justify="space-between" align="center" gap="3" marginBottom="2">
        {children}
        <PaneSwitch label="Show the mail as" panes={parts} shown={part} show={setPart} gap="1.5" flexShrink="0" />
      </Flex>
      {part === "Text" ? (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {body}
        </Text>
      ) : (
        <chakra.iframe
          title="The mail as HTML"
          sandbox=""
          srcDoc={inert(html)}
          width="full"
          height="lg"
          maxHeight="70vh"
          resize="vertical"
          overflow="auto"
          background="white"
          colorScheme="light"
          borderWidth="1px"
          borderRadius="l2"
        />
      )}
    </div>
  )
}

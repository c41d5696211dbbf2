import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import { type ReactNode, useState } from "react"

const forms = ["Text", "HTML"] as const

interface Props {
  body: string
  html: string
  /** What stands beside the switch. */
  children: ReactNode
}

// In a frame without rights a link that wants a new window does nothing; any other would replace the mail.
const inert = (html: string) => `${html}<base target="_blank">`

/**
 * A mail's two parts, one at a time. The HTML is shown as a page of its own without any rights: it cannot run
 * scripts, reach the dashboard or lead anywhere.
 */
export const EmailContent = ({ body, html, children }: Props) => {
  const [form, setForm] = useState<(typeof forms)[number]>("Text")
  return (
    <div>
      <Flex justify="space-between" align="center" gap="3" marginBottom="2">
        {children}
        <Flex role="group" aria-label="Show the mail as" gap="1.5" flexShrink="0">
          {forms.map((name) => (
            <Button
              key={name}
              size="xs"
              variant="outline"
              borderColor="border.emphasized"
              background={name === form ? "bg.inverted" : "bg"}
              color={name === form ? "fg.inverted" : "fg"}
              aria-pressed={name === form}
              onClick={() => setForm(name)}
            >
              {name}
            </Button>
          ))}
        </Flex>
      </Flex>
      {form === "Text" ? (
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

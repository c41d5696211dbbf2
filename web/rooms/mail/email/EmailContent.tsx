import { type ReactNode, useState } from "react"
import { Flex, Text } from "../../../components/chakra.ts"
import { PaneSwitch } from "../../../components/list/ToggleGroup.tsx"
import { HtmlFrame } from "../../../components/records/HtmlFrame.tsx"

const parts = ["Text", "HTML"] as const

interface Props {
  body: string
  html: string
  lang?: string
  children: ReactNode
}

export const EmailContent = ({ body, html, lang, children }: Props) => {
  const [part, setPart] = useState<(typeof parts)[number]>("Text")
  return (
    <div>
      <Flex justify="space-between" align="center" gap="3" marginBottom="2">
        {children}
        <PaneSwitch label="Show the mail as" panes={parts} shown={part} show={setPart} gap="1.5" flexShrink="0" />
      </Flex>
      {part === "Text" ? (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" lang={lang}>
          {body}
        </Text>
      ) : (
        <HtmlFrame title="The mail as HTML" html={html} />
      )}
    </div>
  )
}

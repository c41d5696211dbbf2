import { FILE_REQUEST_LENGTH_MAX } from "@farelight/api/contract/files/leadFiles.ts"
import { useRef } from "react"
import { Button, Flex, Input, Stack, Text } from "../../../components/chakra.ts"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { FileSuggestions } from "../../leads/files/FileSuggestions.tsx"
import type { LeadKindFacts } from "../../leads/lead/leadKind.ts"

interface Props {
  kind: LeadKindFacts
  what: string
  fault: string | undefined
  isDisabled: boolean
  change: (what: string | undefined) => void
}

/** A file that the reply requests; the mail then ends with an upload link. */
export const FileRequestField = ({ kind, what, fault, isDisabled, change }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Stack gap="1.5" background="bg.subtle" borderRadius="l2" padding="2">
      <Flex gap="2" align="start">
        <Labeled flex="1" fault={fault}>
          <Input
            ref={field}
            autoFocus={what === ""}
            aria-label="Ask for a file"
            placeholder={`Ask for a file, such as ${kind.askedFor[0]}`}
            size="sm"
            height="8"
            maxLength={FILE_REQUEST_LENGTH_MAX}
            readOnly={isDisabled}
            value={what}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </Labeled>
        <Button variant="plain" height="8" paddingX="1" color="fg.muted" onClick={() => change(undefined)}>
          No file
        </Button>
      </Flex>
      <FileSuggestions
        kind={kind}
        except={[what]}
        choose={(chosen) => {
          change(chosen)
          field.current?.focus()
        }}
      />
      <Text fontSize="xs" color="fg.muted">
        The mail ends with a link to send it by, and it becomes a step on the status page.
      </Text>
    </Stack>
  )
}

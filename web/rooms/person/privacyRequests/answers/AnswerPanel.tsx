import { useState } from "react"
import { Button, Flex, Stack, Text } from "../../../../parts/chakra.ts"
import { Panel } from "../../../../parts/records/Panel.tsx"
import { isConfirmed, kindWords, type OpenedRequest } from "../requestWords.ts"
import { AnswerDialog } from "./AnswerDialog.tsx"
import { type Answer, answersTo } from "./answers.ts"
import { EraseDialog } from "./EraseDialog.tsx"
import { ExtendDialog } from "./ExtendDialog.tsx"
import type { Reload } from "./useAnswer.ts"

interface Props {
  request: OpenedRequest
  reload: Reload
}

/** How sure to be of who asks, and the ways to answer. */
export const AnswerPanel = ({ request, reload }: Props) => {
  const [open, setOpen] = useState<Answer | "extend">()
  const close = () => setOpen(undefined)
  const hasLeads = request.leads.some(isConfirmed)
  // Nothing can be found only where there is nothing.
  const answers = answersTo(request.kind).filter(({ outcome }) => outcome !== "NOTHING_FOUND" || !hasLeads)
  const likely = hasLeads || request.kind === "OPT_OUT" ? "FULFILLED" : "NOTHING_FOUND"
  const dialog = { request, reload, close }

  return (
    <Panel title="Your answer">
      <Stack gap="4">
        <Stack gap="1" maxWidth="65ch">
          {kindWords[request.kind].advice.map((sentence) => (
            <Text key={sentence} color="fg.muted">
              {sentence}
            </Text>
          ))}
        </Stack>
        <Flex gap="2" wrap="wrap">
          {answers.map((answer) => (
            <Button
              key={answer.outcome}
              size="sm"
              {...(answer.outcome === likely ? { colorPalette: "brand" } : { variant: "outline" })}
              onClick={() => setOpen(answer)}
            >
              {answer.label}
            </Button>
          ))}
          {request.extendedAt === null && (
            <Button size="sm" variant="ghost" onClick={() => setOpen("extend")}>
              Extend by 45 days
            </Button>
          )}
        </Flex>
      </Stack>
      {open === "extend" && <ExtendDialog request={request} reload={reload} close={close} />}
      {open && open !== "extend" && open.outcome === "FULFILLED" && request.kind === "DELETE" && (
        <EraseDialog answer={open} {...dialog} />
      )}
      {open && open !== "extend" && !(open.outcome === "FULFILLED" && request.kind === "DELETE") && (
        <AnswerDialog answer={open} {...dialog} />
      )}
    </Panel>
  )
}

import { useState } from "react"
import { Button, Flex } from "../../../../parts/chakra.ts"
import { isConfirmed, type OpenedRequest } from "../requestLook.tsx"
import { AnswerDialog } from "./AnswerDialog.tsx"
import { type Answer, answersTo } from "./answers.ts"
import { EraseDialog } from "./EraseDialog.tsx"
import { ExtendDialog } from "./ExtendDialog.tsx"
import type { Reload } from "./useAnswer.ts"

interface Props {
  request: OpenedRequest
  reload: Reload
}

/** The ways to answer a request. */
export const AnswerButtons = ({ request, reload }: Props) => {
  const [open, setOpen] = useState<Answer | "extend">()
  const close = () => setOpen(undefined)
  const hasLeads = request.leads.some(isConfirmed)
  // Nothing can be found only where there is nothing.
  const answers = answersTo(request.kind).filter(({ outcome }) => outcome !== "NOTHING_FOUND" || !hasLeads)
  const likely = hasLeads || request.kind === "OPT_OUT" ? "FULFILLED" : "NOTHING_FOUND"
  const dialog = { request, reload, close }

  return (
    <>
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
      {open === "extend" && <ExtendDialog request={request} reload={reload} close={close} />}
      {open && open !== "extend" && open.outcome === "FULFILLED" && request.kind === "DELETE" && (
        <EraseDialog answer={open} {...dialog} />
      )}
      {open && open !== "extend" && !(open.outcome === "FULFILLED" && request.kind === "DELETE") && (
        <AnswerDialog answer={open} {...dialog} />
      )}
    </>
  )
}

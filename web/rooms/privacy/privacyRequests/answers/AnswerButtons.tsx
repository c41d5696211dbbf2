import { useState } from "react"
import { Button, Flex } from "../../../../parts/chakra.ts"
import { isConfirmed, type OpenedRequest } from "../requestLook.tsx"
import { AnswerDialog } from "./AnswerDialog.tsx"
import { type Answer, answersTo, extension } from "./answers.ts"
import type { Reload } from "./useAnswer.ts"

export const AnswerButtons = ({ request, reload }: { request: OpenedRequest; reload: Reload }) => {
  const [open, setOpen] = useState<Answer>()
  const hasLeads = request.leads.some(isConfirmed)
  // "Nothing found" needs a person without leads.
  const answers = answersTo(request.kind).filter(({ outcome }) => outcome !== "NOTHING_FOUND" || !hasLeads)
  const likely = hasLeads || request.kind === "OPT_OUT" ? "FULFILLED" : "NOTHING_FOUND"
  return (
    <>
      <Flex gap="2" wrap="wrap">
        {answers.map((answer) => (
          <Button
            key={answer.outcome}
            {...(answer.outcome === likely && { variant: "solid", colorPalette: "brand" })}
            onClick={() => setOpen(answer)}
          >
            {answer.label}
          </Button>
        ))}
        {request.extendedAt === null && (
          <Button variant="ghost" onClick={() => setOpen(extension)}>
            {extension.label}
          </Button>
        )}
      </Flex>
      {open && <AnswerDialog answer={open} request={request} reload={reload} close={() => setOpen(undefined)} />}
    </>
  )
}

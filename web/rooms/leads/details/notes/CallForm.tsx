import { callOutcomes, callWords } from "@farelight/api/contract/leads/callOutcomes.ts"
import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
import { useState } from "react"
import { useUnfinishedWork } from "../../../../browser/unfinishedWork.ts"
import { Button, Flex, Stack, Textarea } from "../../../../components/chakra.ts"
import { attempt } from "../../../../components/forms/attempt.ts"
import { Select } from "../../../../components/forms/Select.tsx"
import { type CallOutcome, useAddLeadNoteMutation } from "../../../../graphql/generated.ts"
import { capitalized, type LeadKindFacts, type ListedLead } from "../../lead/leadKind.ts"
import { answerFields, reloadFields } from "../../lead/reloadLeads.ts"
import { followUpDays } from "../../work/followUpDays.ts"
import { useLeadWork } from "../../work/useLeadWork.ts"

const outcomes = namesOf(callOutcomes)

interface Props {
  kind: LeadKindFacts
  lead: Pick<ListedLead, "id" | "name" | "owner" | "followUpOn">
  close: () => void
}

/** Each button for an outcome logs the call at once, with the note and the next step if there are any. */
export const CallForm = ({ kind, lead, close }: Props) => {
  const [addNote, { client, loading }] = useAddLeadNoteMutation()
  const { followUp } = useLeadWork(kind)
  const [text, setText] = useState("")
  const [day, setDay] = useState("")
  useUnfinishedWork(text.trim() !== "", "A call that has not been logged yet will be lost.")

  const log = (call: CallOutcome) =>
    attempt("Failed to log the call", async () => {
      await addNote({ variables: { leadType: kind.type, leadId: lead.id, text: text.trim(), mentionedIds: [], call } })
      if (day) void followUp([lead], day.split(" ").at(-1) ?? null)
      const fields = [...answerFields, "notes", "triedAt"]
      const places = ["dashboardSummary", "leadStatistics", "leadFigures"]
      void reloadFields(client, { typename: kind.typename, ids: [lead.id], fields }, places)
      close()
    })

  return (
    <Stack gap="2">
      <Textarea
        aria-label="About the call"
        placeholder="What was said (optional)"
        data-field="call"
        rows={1}
        autoresize
        maxH="48"
        maxLength={5000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Select
        label="Follow up"
        size="sm"
        alignSelf="start"
        width="auto"
        options={[
          { name: "", label: "No follow-up" },
          ...followUpDays().map(({ label, value }) => ({ name: `${label} ${value}`, label })),
        ]}
        chosen={day}
        choose={setDay}
      />
      <Flex gap="2" wrap="wrap" align="center" role="group" aria-label="Outcome of the call">
        {outcomes.map((call) => (
          <Button key={call} disabled={loading} onClick={() => log(call)}>
            {call === "REACHED" ? "Reached" : capitalized(callWords[callOutcomes[call]])}
          </Button>
        ))}
      </Flex>
    </Stack>
  )
}

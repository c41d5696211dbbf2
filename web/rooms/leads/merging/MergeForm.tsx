import { useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { errorCode, failureText } from "../../../apollo/errors.ts"
import {
  Box,
  Button,
  FieldError,
  Flex,
  HelpText,
  PrimaryButton,
  RouteLink,
  Stack,
  Text,
} from "../../../components/chakra.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import { counted } from "../../../components/list/counts.ts"
import { DateTime } from "../../../components/records/DateTime.tsx"
import type { DetailedLead, LeadKind, LeadTypes } from "../lead/leadKind.ts"
import { MergeChoice, MergeColumnHeads } from "./MergeChoice.tsx"
import { comparisonRows, type MergeRow, type MergeSide } from "./mergeRows.tsx"
import { useMerging } from "./useMerging.ts"

const list = new Intl.ListFormat("en")

const belongings = ({ notes, emails, messageCount, fileCount }: DetailedLead) => {
  const counts = [
    [notes.length, ["note", "notes"]],
    [emails.length, ["mail", "mails"]],
    [messageCount, ["message", "messages"]],
    [fileCount, ["file", "files"]],
  ] as const
  return list.format(counts.flatMap(([count, noun]) => (count > 0 ? [counted(count, noun)] : [])))
}

interface Props<Types extends LeadTypes> {
  kind: LeadKind<Types>
  leads: readonly [older: Types["lead"], newer: Types["lead"]]
  reload: () => Promise<unknown>
}

const MergeHead = ({ path, lead }: { path: string; lead: DetailedLead }) => (
  <>
    <RouteLink to={`${path}/${lead.id}`} fontWeight="semibold" color="fg" display="inline">
      {lead.name}
    </RouteLink>
    <HelpText>
      Received <DateTime at={lead.createdAt} />
    </HelpText>
    <HelpText>{belongings(lead) || "No notes, mails or files"}</HelpText>
  </>
)

export const MergeForm = <Types extends LeadTypes>({ kind, leads, reload }: Props<Types>) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { merge } = useMerging()
  const [survivor, setSurvivor] = useState<MergeSide>(0)
  const [sides, setSides] = useState<ReadonlyMap<string, MergeSide>>(new Map())
  // Reloads would hide that a lead has changed since the user began. Null after the server has said so.
  const [first, setFirst] = useState<typeof leads | null>(leads)
  const updatedAt = (side: MergeSide) => (first ?? leads)[side].updatedAt

  const rows = comparisonRows(kind, leads)
  const sideOf = ({ term, side, state }: MergeRow) => (state === "differ" ? (sides.get(term) ?? side) : side)
  const [stays, goes] = survivor === 0 ? leads : [leads[1], leads[0]]
  const taken = rows.filter((row) => row.state !== "same" && sideOf(row) !== survivor)
  const [name, otherName] = survivor === 0 ? ["older", "newer"] : ["newer", "older"]
  const takenTerms = taken.flatMap(({ term, fields }) => (fields.length > 0 ? [term.toLowerCase()] : []))
  const moved = belongings(goes)

  const send = async () => {
    const input = {
      leadType: kind.type,
      survivorId: stays.id,
      mergedId: goes.id,
      takenFields: taken.flatMap(({ fields }) => fields),
      expectedUpdatedAt: { survivor: updatedAt(survivor), merged: updatedAt(survivor === 0 ? 1 : 0) },
    }
    try {
      await merge(input, goes.name, () => navigate(`${kind.path}/${stays.id}`, { replace: true }))
    } catch (error) {
      if (errorCode(error) === "CONFLICT") {
        await reload()
        setFirst(null)
      }
      throw error
    }
  }
  // A page that was opened by its address has nothing to go back to, so it leads to the lead.
  const goBack = () => void (key === "default" ? navigate(`${kind.path}/${stays.id}`) : navigate(-1))
  const { props, isBusy, failure } = useForm(send, { explain: failureText })
  const [older, newer] = leads.map((lead) => <MergeHead key={lead.id} path={kind.path} lead={lead} />)

  return (
    <form {...props}>
      <Stack gap="4" maxWidth="60rem">
        <Box background="bg" borderWidth="1px" borderRadius="l3" padding={{ base: "3", md: "5" }}>
          <MergeColumnHeads />
          <MergeChoice
            row={{ term: "Keep", values: [older, newer], state: "differ" }}
            chosen={survivor}
            choose={setSurvivor}
          />
          <Box borderTopWidth="1px" marginTop="2" paddingTop="2">
            {rows.map((row) => (
              <MergeChoice
                key={row.term}
                row={row}
                chosen={sideOf(row)}
                choose={(side) => setSides(new Map(sides).set(row.term, side))}
              />
            ))}
          </Box>
        </Box>
        <Stack gap="1" fontSize="sm" maxWidth="prose">
          <Text>
            {`The ${name} ${kind.noun[0]} stays`}
            {takenTerms.length > 0 && `, with the ${list.format(takenTerms)} of the ${otherName} one`}
            {`. It gets ${moved ? `${moved} and ` : ""}the history of the ${otherName} one as well.`}
          </Text>
          <Text>
            Old links, IDs, external ids, and what its sender writes lead to it from then on. It keeps its own external
            id and metadata, and gets those that it lacks. What is not chosen is kept for 30 days: as long as the merge
            can be undone.
          </Text>
        </Stack>
        <FieldError>{failure}</FieldError>
        <Flex gap="3">
          <PrimaryButton size="md" type="submit" aria-busy={isBusy}>
            Merge
          </PrimaryButton>
          <Button size="md" onClick={goBack}>
            Cancel
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}

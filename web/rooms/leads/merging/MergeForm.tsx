import { useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { errorCode, failureText } from "../../../apollo/errors.ts"
import { Box, Button, Flex, Grid, Stack, Text } from "../../../parts/chakra.ts"
import { Fault } from "../../../parts/forms/Fault.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { counted } from "../../../parts/list/counts.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { Moment } from "../../../parts/records/Moment.tsx"
import type { DetailedLead, LeadKind, LeadTypes } from "../lead/leadKind.ts"
import { MergeChoice, mergeColumns, SIDES } from "./MergeChoice.tsx"
import { EXTERNAL_ID, type MergeRow, mergeRows, programRows, type Side, takenFields } from "./mergeRows.tsx"
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

export const MergeForm = <Types extends LeadTypes>({ kind, leads, reload }: Props<Types>) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { merge } = useMerging()
  const [survivor, setSurvivor] = useState<Side>(0)
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map())
  const historyOf = (lead: Types["lead"]) => lead.history.map(({ id }) => id)
  // Later changes are announced, as the choice was made without them.
  const [known, setKnown] = useState(() => new Set(leads.flatMap(historyOf)))
  const [hasConflict, setConflict] = useState(false)
  const news = leads.flatMap(({ history }) => history.filter(({ id }) => !known.has(id)))

  const rows = mergeRows(kind, leads)
  const sideOf = ({ term, side, state }: MergeRow) => (state === "differ" ? (sides.get(term) ?? side) : side)
  const stays = leads[survivor]
  const goes = leads[survivor === 0 ? 1 : 0]
  const taken = takenFields(rows, sideOf, survivor)
  const takenTerms = rows.flatMap(({ term, fields }) =>
    fields.some((field) => taken.includes(field)) ? [term.toLowerCase()] : [],
  )
  const ofPrograms = programRows(leads, survivor)
  const lost = ofPrograms.flatMap(({ term, state }) => (state === "fixed" && term !== EXTERNAL_ID ? [term] : []))
  const names = survivor === 0 ? ["older", "newer"] : ["newer", "older"]
  const moved = belongings(goes)

  const send = async () => {
    setKnown(new Set(leads.flatMap(historyOf)))
    setConflict(false)
    const input = {
      leadType: kind.type,
      survivorId: stays.id,
      mergedId: goes.id,
      takenFields: taken,
      expectedUpdatedAt: { survivor: stays.updatedAt, merged: goes.updatedAt },
    }
    try {
      await merge(input, goes.name, () => navigate(`${kind.path}/${stays.id}`, { replace: true }))
    } catch (error) {
      if (errorCode(error) !== "CONFLICT") throw error
      setConflict(true)
      await reload()
    }
  }
  // An opened URL has no previous page.
  const goBack = () => void (key === "default" ? navigate(`${kind.path}/${stays.id}`) : navigate(-1))

  const headOf = (lead: Types["lead"]) => (
    <>
      <RouteLink to={`${kind.path}/${lead.id}`} fontWeight="semibold" color="fg" display="inline">
        {lead.name}
      </RouteLink>
      <Remark>
        Received <Moment at={lead.createdAt} />
      </Remark>
      <Remark>{belongings(lead) || "No notes, mails or files"}</Remark>
    </>
  )
  const { props, isBusy, failure } = useForm(send, { explain: failureText })

  return (
    <form {...props}>
      <Stack gap="4" maxWidth="60rem">
        {(hasConflict || news.length > 0) && (
          <Box
            role="alert"
            background="yellow.subtle"
            color="yellow.fg"
            borderWidth="1px"
            borderColor="yellow.fg"
            borderRadius="l3"
            padding="3"
            fontSize="sm"
          >
            <Text fontWeight="medium">One of the two has changed since you opened this page</Text>
            {news.map(({ id, actorName, summary }) => (
              <Text key={id}>{`${actorName} ${summary}`}</Text>
            ))}
            <Text>What you see is how both stand now. Look it over, and merge them then.</Text>
          </Box>
        )}
        <Box background="bg" borderWidth="1px" borderRadius="l3" padding={{ base: "3", md: "5" }}>
          <Grid hideBelow="md" aria-hidden templateColumns={mergeColumns} columnGap="3" color="fg.muted" fontSize="xs">
            {SIDES.map((name, side) => (
              <Text key={name} gridColumn={side + 2} paddingX="3">
                {name}
              </Text>
            ))}
          </Grid>
          <MergeChoice
            row={{ term: "Which stays", values: [headOf(leads[0]), headOf(leads[1])], state: "differ" }}
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
          {ofPrograms.length > 0 && (
            <Box borderTopWidth="1px" marginTop="2" paddingTop="2">
              {ofPrograms.map((row) => (
                <MergeChoice key={row.term} row={row} chosen={row.side} />
              ))}
            </Box>
          )}
        </Box>
        <Stack gap="1" fontSize="sm" maxWidth="prose">
          <Text>
            {`The ${names[0]} ${kind.noun[0]} stays`}
            {takenTerms.length > 0 && `, with the ${list.format(takenTerms)} of the ${names[1]} one`}
            {`. It gets ${moved ? `${moved} and ` : ""}the history of the ${names[1]} one as well.`}
            {lost.length > 0 && ` Not taken of the ${names[1]} one: ${list.format(lost)}.`}
          </Text>
          <Text>
            Old links, IDs, external ids, and what its sender writes lead to it from then on. What is not chosen is kept
            for 30 days: as long as the merge can be undone.
          </Text>
        </Stack>
        <Fault>{failure}</Fault>
        <Flex gap="3">
          <Button type="submit" colorPalette="brand" aria-busy={isBusy}>
            Merge
          </Button>
          <Button variant="outline" onClick={goBack}>
            Cancel
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}

import { useApolloClient } from "@apollo/client/react"
import { useEffect, useState } from "react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { useAttachMessageMutation } from "../../../graphql/generated.ts"
import { Box, Button, Input, Stack, Text } from "../../../parts/chakra.ts"
import { ModalDialog } from "../../../parts/ModalDialog.tsx"
import { capitalized, type FoundLead, type LeadKindFacts, useLeadKinds } from "../lead/leadKind.ts"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"

const PAUSE_MS = 200

interface Found {
  search: string
  leads: readonly { kind: LeadKindFacts; lead: FoundLead }[]
  hasFailed?: boolean
}

/** The leads of every kind that fit what is typed, after a pause. */
const useLeadsFor = (search: string) => {
  const client = useApolloClient()
  const kinds = useLeadKinds()
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    if (search === "") return setFound(undefined)
    let isLate = false
    const ask = async () => {
      try {
        const answers = await Promise.all(
          kinds.map(async (kind) => {
            const { data } = await client.query({
              query: kind.findDocument,
              variables: { search },
              fetchPolicy: "no-cache",
            })
            return (data?.leads.nodes ?? []).map((lead) => ({ kind, lead }))
          }),
        )
        if (!isLate) setFound({ search, leads: answers.flat() })
      } catch {
        if (!isLate) setFound({ search, leads: [], hasFailed: true })
      }
    }
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [client, kinds, search])

  return found?.search === search ? found : undefined
}

interface Props {
  id: string
  /** Where it is now. */
  from: { type: string; id: string }
  moved: () => void
  close: () => void
}

/** Says whose lead a message is about: found by name, address or whatever searches find. */
export const MoveMessage = ({ id, from, moved, close }: Props) => {
  const [typed, setTyped] = useState("")
  const search = typed.trim()
  const found = useLeadsFor(search)
  const [attachMessage, { loading }] = useAttachMessageMutation()
  const leads = found?.leads.filter(({ kind, lead }) => kind.type !== from.type || lead.id !== from.id) ?? []

  const move = async (kind: LeadKindFacts, lead: FoundLead) => {
    try {
      await attachMessage({ variables: { id, leadType: kind.type, leadId: lead.id } })
      toast.success(`The message is at ${lead.name} now`)
      close()
      moved()
    } catch (error) {
      toast.error("Failed to move the message", { description: failureText(error) })
    }
  }

  return (
    <ModalDialog title="Move to another lead" close={close} closeLabel="Cancel" size="lg">
      <Stack gap="3" minHeight="60">
        <Input
          autoFocus
          aria-label="Name or email of the lead"
          placeholder="Name or email"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Text role="status" fontSize="sm" color="fg.muted" _empty={{ display: "none" }}>
          {search !== "" && !found && "Searching..."}
          {found?.hasFailed && "The server cannot be reached. Please try again."}
          {found && !found.hasFailed && leads.length === 0 && "No other lead fits."}
        </Text>
        <Stack as="ul" gap="1" listStyleType="none">
          {leads.map(({ kind, lead }) => (
            <li key={`${kind.type} ${lead.id}`}>
              <Button
                variant="ghost"
                width="full"
                height="auto"
                paddingX="3"
                paddingY="2"
                justifyContent="space-between"
                textAlign="start"
                fontWeight="normal"
                whiteSpace="normal"
                disabled={loading}
                onClick={() => move(kind, lead)}
              >
                <Box minWidth="0" overflowWrap="anywhere">
                  <Text fontWeight="semibold">{lead.name}</Text>
                  <Text fontSize="sm" color="fg.muted">
                    {capitalized(kind.noun[0])} · {lead.email}
                  </Text>
                </Box>
                <LeadStatusBadge status={lead.status} />
              </Button>
            </li>
          ))}
        </Stack>
      </Stack>
    </ModalDialog>
  )
}

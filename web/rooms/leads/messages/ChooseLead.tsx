import { useRef, useState } from "react"
import { Button, Flex, Input, Stack, Text } from "../../../components/chakra.ts"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import { type KnownLeadMatch, useDuplicateLeads } from "../adding/useDuplicateLeads.ts"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"

interface Props {
  title: string
  address: string | null
  /** The lead that has the message now. It cannot be chosen. */
  from?: { type: string; id: string }
  isBusy?: boolean
  choose: (lead: KnownLeadMatch) => void
  close: () => void
}

export const ChooseLead = ({ title, address, from, isBusy = false, choose, close }: Props) => {
  const [typed, setTyped] = useState("")
  const search = typed.trim()
  const { found: all, isSearching, hasFailed } = useDuplicateLeads(search ? { search } : { email: address ?? "" })
  const found = all.filter(({ kind, id }) => kind.type !== from?.type || id !== from.id)
  const list = useRef<HTMLDivElement>(null)

  const say = () => {
    if (hasFailed) return "The server cannot be reached. Please try again."
    if (isSearching) return "Searching..."
    if (search) return found.length === 0 ? "No lead fits." : ""
    if (found.length > 0) return `Leads of ${address}`
    return `No ${from ? "other " : ""}lead has the writer’s address. Search for one by its name.`
  }

  return (
    <ModalDialog title={title} closeLabel="Cancel" actions={null} size="lg" close={close}>
      <Stack gap="3" minHeight="72">
        {/* Without `autoFocus`, which would keep the dialog from returning the focus later. */}
        <Input
          type="search"
          aria-label="Search for a lead"
          placeholder="Name, email, phone"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return
            event.preventDefault()
            list.current?.querySelector("button")?.focus()
          }}
        />
        <Text role="status" fontSize="sm" color="fg.muted" _empty={{ display: "none" }}>
          {say()}
        </Text>
        <Stack as="ul" ref={list} gap="1" listStyleType="none">
          {found.map((lead) => (
            <li key={`${lead.kind.path}/${lead.id}`}>
              <Button
                size="md"
                width="full"
                height="auto"
                paddingY="2"
                justifyContent="space-between"
                disabled={isBusy}
                onClick={() => choose(lead)}
              >
                <Stack as="span" gap="0" align="start" minWidth="0" textAlign="start">
                  <Text as="span" truncate maxWidth="full">
                    {lead.name}
                  </Text>
                  <Text as="span" fontSize="xs" fontWeight="normal" color="fg.muted" truncate maxWidth="full">
                    {[lead.kind.noun[0], lead.email].filter(Boolean).join(", ")}
                  </Text>
                </Stack>
                <Flex as="span" gap="2" align="center" flexShrink="0">
                  <Text as="span" fontSize="xs" fontWeight="normal" color="fg.muted">
                    <RelativeTime of={lead.createdAt} />
                  </Text>
                  <LeadStatusBadge status={lead.status} />
                </Flex>
              </Button>
            </li>
          ))}
        </Stack>
      </Stack>
    </ModalDialog>
  )
}

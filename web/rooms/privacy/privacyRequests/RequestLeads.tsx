import { useState } from "react"
import { Badge, chakra, HelpText, Stack, Text, TextButton } from "../../../components/chakra.ts"
import { DateTime } from "../../../components/records/DateTime.tsx"
import { LeadReferenceLink } from "../../leads/lead/LeadLink.tsx"
import { useKindName } from "../../leads/lead/leadKind.ts"
import { LeadSection } from "../../leads/sections/LeadSection.tsx"
import { isConfirmed, type OpenedRequest } from "./requestLook.tsx"

type Lead = OpenedRequest["leads"][number]

const placeOf = ({ isTrashed, isQuarantined }: Lead) => {
  if (isTrashed) return "in the trash"
  return isQuarantined ? "in quarantine" : undefined
}

/** Limits the initial list, as a shared phone number may match many leads. */
const SHOWN_AT_FIRST = 10

const LeadList = ({ leads }: Pick<OpenedRequest, "leads">) => {
  const kindName = useKindName()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? leads : leads.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <Stack as="ul" gap="0">
        {shown.map((lead) => (
          <Text as="li" key={`${lead.leadType} ${lead.leadId}`} paddingY="1" overflowWrap="anywhere" fontSize="sm">
            {placeOf(lead) ? (
              lead.name
            ) : (
              <LeadReferenceLink lead={{ type: lead.leadType, id: lead.leadId, name: lead.name }} />
            )}
            <chakra.span display="block" color="fg.muted">
              {`${kindName(lead.leadType)}, `}
              <DateTime at={lead.receivedAt} />
              {placeOf(lead) && `, ${placeOf(lead)}`}
            </chakra.span>
          </Text>
        ))}
      </Stack>
      {shown.length < leads.length && (
        <TextButton size="sm" alignSelf="start" color="fg.muted" onClick={() => setIsOpen(true)}>
          {`Show all ${leads.length}`}
        </TextButton>
      )}
    </>
  )
}

/** Leads of the confirmed address, and separately leads that only probably match. */
export const RequestLeads = ({ request }: { request: OpenedRequest }) => {
  const { leads, email } = request
  const sure = leads.filter(isConfirmed)
  const likely = leads.filter((lead) => !isConfirmed(lead))
  return (
    <>
      <LeadSection title="Leads of the confirmed address">
        {sure.length > 0 ? (
          <LeadList leads={sure} />
        ) : (
          <Text color="fg.muted" fontSize="sm">
            {email === null ? "Nobody knows any more whose leads to look for." : "There is no lead with this address."}
          </Text>
        )}
      </LeadSection>
      {likely.length > 0 && (
        <LeadSection title="Perhaps theirs">
          <HelpText marginBottom="2" maxWidth="65ch">
            <Badge colorPalette="yellow">weaker proof</Badge> Same phone number, address not confirmed. No answer here
            exports, erases or changes them.
          </HelpText>
          <LeadList leads={likely} />
        </LeadSection>
      )}
    </>
  )
}

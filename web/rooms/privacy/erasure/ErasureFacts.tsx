import { type ReactNode, useState } from "react"
import { Box, chakra, Heading, HelpText, Stack, Text, TextButton } from "../../../components/chakra.ts"
import { DateTime } from "../../../components/records/DateTime.tsx"
import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"
import { useLeadKinds } from "../../leads/lead/leadKind.ts"
import {
  describeCopies,
  describeExport,
  describeLead,
  describePlace,
  ERASURE_LIMITS,
  exportsOfCopyKind,
  reportTitle,
} from "./erasureWords.ts"

/** Only a few exports are listed at first, as those of a year would hide the rest of the report. */
const NAMED_AT_FIRST = 3

const List = ({ children, ...looks }: { children: ReactNode; paddingStart?: string; marginTop?: string }) => (
  <chakra.ul listStyleType="disc" paddingStart="5" fontSize="sm" {...looks}>
    {children}
  </chakra.ul>
)

const Exports = ({ exports }: Pick<Report, "exports">) => {
  const kinds = useLeadKinds()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? exports : exports.slice(0, NAMED_AT_FIRST)
  return (
    <>
      <List marginTop="1">
        {shown.map((one) => (
          <li key={one.id}>
            <DateTime at={one.occurredAt} />, {describeExport(kinds, one)}
          </li>
        ))}
      </List>
      {shown.length < exports.length && (
        <TextButton size="xs" marginStart="5" color="fg.muted" onClick={() => setIsOpen(true)}>
          {`Show all ${exports.length}`}
        </TextButton>
      )}
    </>
  )
}

/** Contains no personal data. */
export const ErasureFacts = ({ report }: { report: Report }) => {
  const kinds = useLeadKinds()
  const { leads, copies, unreached, erasedAt } = report
  return (
    <Stack gap="5" overflowWrap="anywhere">
      <Box>
        <Heading as="h3" size="sm" marginBottom="2">
          {reportTitle(report)}
        </Heading>
        {copies.length === 0 ? (
          <Text fontSize="sm">{erasedAt === null ? "There is nothing to erase." : "There was nothing to erase."}</Text>
        ) : (
          <List>
            {copies.map(({ kind, count }) => (
              <li key={kind}>{describeCopies({ kind, count })}</li>
            ))}
          </List>
        )}
        {leads.length > 0 && (
          <Box color="fg.muted" fontSize="sm" marginTop="2">
            {leads.map((lead) => (
              <Text key={`${lead.leadType} ${lead.leadId}`}>
                {describeLead(kinds, lead)}, received <DateTime at={lead.receivedAt} />
              </Text>
            ))}
          </Box>
        )}
      </Box>
      {unreached.length > 0 && (
        <Box>
          <Heading as="h3" size="sm" marginBottom="1">
            {erasedAt === null ? "What cannot be reached" : "What could not be reached"}
          </Heading>
          <HelpText marginBottom="2">Copies in these places stay, unless you do something about them.</HelpText>
          <chakra.dl display="grid" gap="3">
            {unreached.map((place) => (
              <Box key={place.kind} borderStartWidth="2px" borderColor="border.emphasized" paddingStart="3">
                <chakra.dt fontWeight="semibold" fontSize="sm">
                  {describePlace(place)}
                </chakra.dt>
                <chakra.dd fontSize="sm">
                  <Text color="fg.muted">{place.text}</Text>
                  {exportsOfCopyKind(report, place.kind).length > 0 && (
                    <Exports exports={exportsOfCopyKind(report, place.kind)} />
                  )}
                </chakra.dd>
              </Box>
            ))}
          </chakra.dl>
        </Box>
      )}
      {leads.length > 0 && <HelpText>{ERASURE_LIMITS}</HelpText>}
    </Stack>
  )
}

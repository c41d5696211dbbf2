import { useState } from "react"
import { failureText, fieldErrors } from "../../../apollo/errors.ts"
import type { LeadImportKnown, LeadImportMatch } from "../../../graphql/generated.ts"
import { Button, SimpleGrid, Stack } from "../../../parts/chakra.ts"
import { Fault } from "../../../parts/forms/Fault.tsx"
import { Switch } from "../../../parts/forms/Switch.tsx"
import { TextField } from "../../../parts/forms/TextField.tsx"
import { TickList } from "../../../parts/forms/TickList.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { Panel } from "../../../parts/records/Panel.tsx"
import { OwnerChoice } from "../adding/ByHandChoices.tsx"
import { useLeadKinds } from "../lead/leadKind.ts"
import { ImportStep, StepButtons, stepAddress } from "./ImportSteps.tsx"
import type { Import } from "./importWords.ts"
import { useDescribeImport } from "./useDescribeImport.ts"

/** Fields that can identify known people. */
const matches: readonly { name: LeadImportMatch; field: string; label: string; explanation: string }[] = [
  { name: "EMAIL", field: "email", label: "Email address", explanation: "In capitals or not." },
  { name: "PHONE", field: "phone", label: "Phone number", explanation: "However it is written." },
  { name: "EXTERNAL_ID", field: "external_id", label: "External ID", explanation: "The ID of another program." },
]

const whatBecomes: readonly { name: LeadImportKnown; label: string; explanation: string }[] = [
  { name: "SKIP", label: "Leave them out", explanation: "The lead stays as it is; the report names the row." },
  {
    name: "UPDATE",
    label: "Update them",
    explanation: "What the row says takes the place of what the lead says. Empty cells change nothing.",
  },
  {
    name: "CREATE",
    label: "Add them again",
    explanation: "Each row becomes another lead, marked as a possible repeat, which you can merge.",
  },
]

const switches = [
  {
    name: "startsClock",
    label: "Promise an answer",
    about: () => "The promised answer is due to them as to others, from now on.",
  },
  {
    name: "sendsReceipts",
    label: "Send receipts",
    about: (sender: string) => `Each ${sender} gets a mail that says we have it.`,
  },
  { name: "runsRules", label: "Run the rules", about: () => "Rules treat them as leads that have arrived." },
] as const

/** Step 3: handling of known people, and settings of new leads. */
export const PeopleStep = ({ leadImport }: { leadImport: Import }) => {
  const { startsClock, sendsReceipts, runsRules, source, owner } = leadImport
  const offered = matches.filter(({ field }) => leadImport.columns.some((column) => column.field === field))
  const [knownBy, setKnownBy] = useState(leadImport.knownBy)
  const [onKnown, setOnKnown] = useState(leadImport.onKnown)
  const [rest, setRest] = useState({ startsClock, sendsReceipts, runsRules, source, ownerId: owner?.id ?? "" })
  const change = (news: Partial<typeof rest>) => setRest({ ...rest, ...news })
  const kind = useLeadKinds().find(({ type }) => type === leadImport.leadType)
  const describe = useDescribeImport(leadImport, "preview")
  // In the server's order.
  const chosen = offered.map(({ name }) => name).filter((name) => knownBy.includes(name))

  const form = useForm(() => describe({ ...rest, ownerId: rest.ownerId || null, knownBy: chosen, onKnown }), {
    check: () => (rest.source.trim() === "" ? { source: "Source is required." } : {}),
    explain: (error) => {
      const faults = fieldErrors(error)
      return faults.source ? faults : failureText(error)
    },
  })

  return (
    <ImportStep
      current="people"
      leadImport={leadImport}
      about="Some of these people may be here already. Nobody is mailed, and nothing is promised to anybody, unless you say so here."
    >
      <form {...form.props} noValidate>
        <Stack gap="5">
          <Panel title="People who are known">
            <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
              <TickList legend="A person is known by" options={offered} chosen={chosen} choose={setKnownBy} />
              {chosen.length > 0 ? (
                <TickList
                  legend="Rows of people who are known"
                  isSingle
                  options={whatBecomes}
                  chosen={[onKnown]}
                  choose={([name]) => name && setOnKnown(name)}
                />
              ) : (
                <Remark alignSelf="center">Then nobody is known, and every row becomes a new lead.</Remark>
              )}
            </SimpleGrid>
          </Panel>
          <Panel title="New leads">
            <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
              <Stack gap="4">
                {switches.map(({ name, label, about }) => (
                  <Switch key={name} label={label} isOn={rest[name]} toggle={() => change({ [name]: !rest[name] })}>
                    {about(kind?.senderNoun[0] ?? "sender")}
                  </Switch>
                ))}
              </Stack>
              <Stack gap="4">
                <TextField
                  label="Source"
                  autoComplete="off"
                  aria-required
                  help="What they came by, where no column says it."
                  error={form.faults.source}
                  value={rest.source}
                  onChange={({ currentTarget }) => change({ source: currentTarget.value })}
                />
                <OwnerChoice ownerId={rest.ownerId} choose={(ownerId) => change({ ownerId })} />
              </Stack>
            </SimpleGrid>
          </Panel>
          <Fault>{form.failure}</Fault>
          <StepButtons back={[stepAddress("columns"), "Back to the columns"]}>
            <Button type="submit" colorPalette="brand" aria-busy={form.isBusy}>
              Go on to the preview
            </Button>
          </StepButtons>
        </Stack>
      </form>
    </ImportStep>
  )
}

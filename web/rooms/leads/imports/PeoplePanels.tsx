import { HelpText, SimpleGrid, Stack } from "../../../components/chakra.ts"
import { Switch } from "../../../components/forms/Switch.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { TickList } from "../../../components/forms/TickList.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import type { LeadImportKnown, LeadImportMatch } from "../../../graphql/generated.ts"
import { OwnerChoice } from "../adding/ByHandChoices.tsx"
import type { Import } from "./importWords.ts"

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
    about: "The promised answer is due to them as to others, from now on.",
  },
  { name: "sendsReceipts", label: "Send receipts", about: "Each gets a mail that says we have what they sent." },
  { name: "runsRules", label: "Run the rules", about: "Rules treat them as leads that have arrived." },
  {
    name: "keepsOthers",
    label: "Keep the other columns",
    about: "Each keeps what columns say that are not imported, up to 20, among its details.",
  },
] as const

export const settingsOf = (leadImport: Import) => {
  const { dateOrder, knownBy, onKnown, startsClock, sendsReceipts, runsRules, source, keepsOthers, owner } = leadImport
  const effects = { startsClock, sendsReceipts, runsRules, keepsOthers }
  return { dateOrder, knownBy, onKnown, ...effects, source, ownerId: owner?.id ?? null }
}

type Settings = ReturnType<typeof settingsOf>

/** The chosen matches that have a column, in the server's order. */
export const matchableBy = (knownBy: readonly LeadImportMatch[], fields: readonly string[]) =>
  matches.flatMap(({ name, field }) => (fields.includes(field) && knownBy.includes(name) ? [name] : []))

interface Props {
  fields: readonly string[]
  settings: Settings
  change: (news: Partial<Settings>) => void
  sourceFault: string | undefined
}

export const PeoplePanels = ({ fields, settings, change, sourceFault }: Props) => {
  const chosen = matchableBy(settings.knownBy, fields)
  return (
    <>
      <Panel title="People who are known">
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
          <TickList
            legend="A person is known by"
            options={matches.filter(({ field }) => fields.includes(field))}
            chosen={chosen}
            choose={(knownBy) => change({ knownBy })}
          />
          {chosen.length > 0 ? (
            <TickList
              legend="Rows of people who are known"
              isSingle
              options={whatBecomes}
              chosen={[settings.onKnown]}
              choose={([onKnown]) => onKnown && change({ onKnown })}
            />
          ) : (
            <HelpText alignSelf="center">Then nobody is known, and every row becomes a new lead.</HelpText>
          )}
        </SimpleGrid>
      </Panel>
      <Panel title="New leads">
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
          <Stack gap="4">
            {switches.map(({ name, label, about }) => (
              <Switch key={name} label={label} isOn={settings[name]} toggle={() => change({ [name]: !settings[name] })}>
                {about}
              </Switch>
            ))}
          </Stack>
          <Stack gap="4">
            <TextField
              label="Source"
              autoComplete="off"
              aria-required
              help="What they came by, where no column says it."
              error={sourceFault}
              value={settings.source}
              onChange={({ currentTarget }) => change({ source: currentTarget.value })}
            />
            <OwnerChoice ownerId={settings.ownerId ?? ""} choose={(id) => change({ ownerId: id || null })} />
          </Stack>
        </SimpleGrid>
      </Panel>
    </>
  )
}

import { HelpText, SimpleGrid, Stack } from "../../../components/chakra.ts"
import { Switch } from "../../../components/forms/Switch.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { TickList } from "../../../components/forms/TickList.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import type { LeadImportKnown } from "../../../graphql/generated.ts"
import { OwnerChoice } from "../adding/ByHandChoices.tsx"
import type { Import } from "./importWords.ts"

const whatBecomes: readonly { name: LeadImportKnown; label: string; explanation: string }[] = [
  { name: "SKIP", label: "Leave them out", explanation: "The lead stays as it is; the preview names the row." },
  {
    name: "UPDATE",
    label: "Update them",
    explanation: "What the row says takes the place of what the lead says. Empty cells change nothing.",
  },
]

const switches = [
  { name: "runsRules", label: "Run the rules", about: "Rules treat them as leads that have arrived." },
  {
    name: "keepsOthers",
    label: "Keep the other columns",
    about: "Each keeps what columns say that are not imported, up to 20, among its details.",
  },
] as const

export const importSettings = ({ dateOrder, onKnown, runsRules, source, keepsOthers, ownerId }: Import) => ({
  ...{ dateOrder, onKnown, runsRules, source, keepsOthers, ownerId },
})

type Settings = ReturnType<typeof importSettings>

interface Props {
  settings: Settings
  change: (news: Partial<Settings>) => void
  sourceFault: string | undefined
}

export const PeoplePanels = ({ settings, change, sourceFault }: Props) => {
  return (
    <>
      <Panel title="People who are known">
        <Stack gap="4">
          <HelpText>
            A person is known by the external ID, else the email address; without an address, by the phone number.
          </HelpText>
          <TickList
            legend="Rows of people who are known"
            isSingle
            options={whatBecomes}
            chosen={[settings.onKnown]}
            choose={([onKnown]) => onKnown && change({ onKnown })}
          />
        </Stack>
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

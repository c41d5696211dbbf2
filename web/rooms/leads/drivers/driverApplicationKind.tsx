import { pluralOf } from "@farelight/api/contract/leads/leadFacts.ts"
import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
import {
  driverApplicationFacts,
  platforms,
  storedPlatforms,
  vehicleOf,
} from "@farelight/api/rooms/leads/drivers/contract.ts"
import { type InputEvent, useId, useState } from "react"
import { chakra, Input } from "../../../components/chakra.ts"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { ToggleGroup } from "../../../components/list/ToggleGroup.tsx"
import { MailLink } from "../../../components/records/ContactLinks.tsx"
import {
  DriverApplicationConversationDocument,
  type DriverApplicationFilter,
  type DriverApplicationOrderField,
  DriverApplicationPageDocument,
  type DriverApplicationPageQuery,
  type DriverApplications_ApplicationFragment,
  DriverApplications_ApplicationFragmentDoc,
  DriverApplicationsDocument,
  SetDriverApplicationStatusesDocument,
  useLeadCitiesQuery,
} from "../../../graphql/generated.ts"
import { parseNameList } from "../../../graphql/parseNameList.ts"
import { contactFacts } from "../lead/contactFacts.tsx"
import { addedFields, correctableFields, type KindFilter, type LeadKind } from "../lead/leadKind.ts"

const fold = (text: string) => text.trim().toLowerCase()

// Picking a suggestion completes the value. Browsers report that as a replacement, or without an input type.
const isPicked = ({ nativeEvent }: InputEvent<HTMLInputElement>) =>
  !("inputType" in nativeEvent) || nativeEvent.inputType === "insertReplacementText"

/** The filter matches whole names only, so it applies on a pick, on Enter and on blur. */
const CityField = ({ value, change }: { value: string; change: (city: string) => void }) => {
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const { data, previousData } = useLeadCitiesQuery({
    variables: { startsWith: typed ?? "" },
    skip: typed === undefined,
    fetchPolicy: "cache-and-network",
  })
  const cities = (data ?? previousData)?.leadCities ?? []

  const commit = (text: string) => {
    const city = cities.find((suggestion) => fold(suggestion) === fold(text)) ?? text.trim()
    if (city !== value) change(city)
  }

  return (
    <Labeled label="City" isQuiet width="36">
      <Input
        // The browser's Back button may change the value from outside, so the key mounts the input again.
        key={value}
        size="sm"
        background="bg"
        maxLength={255}
        defaultValue={value}
        list={listId}
        autoComplete="off"
        onFocus={({ currentTarget }) => setTyped(currentTarget.value)}
        onInput={(event: InputEvent<HTMLInputElement>) => {
          const { value: text } = event.currentTarget
          if (isPicked(event)) commit(text)
          else setTyped(text)
        }}
        onBlur={({ currentTarget }) => commit(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") commit(currentTarget.value)
        }}
      />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </Labeled>
  )
}

type Application = NonNullable<DriverApplicationPageQuery["lead"]>
type Conditions = Pick<DriverApplicationFilter, "platforms" | "city">

const vehicle = (application: DriverApplications_ApplicationFragment) =>
  vehicleOf(application) || <chakra.span color="fg.muted">Vehicle unknown</chakra.span>

const platformNames = namesOf(platforms)
const platformWords = { ...storedPlatforms, BOTH: "Uber and Lyft" }
const listPlatforms = (names: typeof platformNames) => names.map((name) => platforms[name]).join()

const platformFilter: KindFilter<Conditions> = {
  name: "platform",
  label: "Platform",
  csvName: "platforms",
  clean: (value) => listPlatforms(parseNameList(platforms, value)),
  conditions: (value) => ({ platforms: parseNameList(platforms, value) }),
  Control: ({ value, change }) => (
    <ToggleGroup
      label="Platform"
      options={platformNames.map((name) => ({ name, label: platforms[name] }))}
      chosen={parseNameList(platforms, value)}
      choose={(names) => change(listPlatforms(names))}
    />
  ),
}

const cityFilter: KindFilter<Conditions> = {
  name: "city",
  label: "City",
  csvName: "city",
  clean: (value) => value,
  conditions: (city) => ({ city }),
  Control: CityField,
}

export const driverApplicationKind: LeadKind<{
  row: DriverApplications_ApplicationFragment
  lead: Application
  sortKey: DriverApplicationOrderField
  conditions: Conditions
}> = {
  type: "DRIVER_APPLICATION",
  typename: "DriverApplication",
  tab: "drivers",
  title: "Driver Applications",
  path: driverApplicationFacts.dashboardPath,
  formPath: "/drivers",
  emailTypes: driverApplicationFacts.emailTypes,
  noun: [driverApplicationFacts.noun, pluralOf(driverApplicationFacts.noun)],
  senderNoun: ["driver", "drivers"],
  sentVerb: "applied",
  icon: "M2.500 12V8.500L4 4h8l1.500 4.500V12zM2.500 8.500h11M4 12v1.500M12 12v1.500",
  chartColor: "var(--info)",
  corrections: correctableFields(driverApplicationFacts.textRoles),
  addition: {
    fields: addedFields(driverApplicationFacts.textRoles, [{ name: "platform", options: platforms }]),
    rules: async () => (await import("@farelight/api/rooms/leads/drivers/rules.ts")).driverAdditionRules(),
  },
  askedFor: ["your insurance card", "your driver's license", "your vehicle registration"],
  searchHint: "Name, email, phone, city, notes",
  csv: { path: "/api/drivers/applications.csv", filePrefix: "driver_applications" },
  nameColumn: { header: "Name", sortKey: "NAME", field: "name" },
  columns: [
    {
      header: "Email",
      sortKey: "EMAIL",
      width: "auto",
      cell: ({ email }) => <MailLink address={email} tabIndex={-1} />,
    },
    {
      header: "City",
      sortKey: "CITY",
      width: { lg: "5.5rem", xl: "calc(12vw - 3.75rem)" },
      place: "detail",
      cell: ({ city }) => city,
    },
    {
      header: "Platform",
      sortKey: "PLATFORM",
      width: { lg: "3.75rem", xl: "4.5rem" },
      place: "aside",
      cell: ({ platform }) => storedPlatforms[platform],
    },
    { header: "Vehicle", width: { lg: "8rem", xl: "calc(14vw - 3.375rem)" }, cell: vehicle },
  ],
  filters: [platformFilter, cityFilter],
  details: (application) => ({
    Contact: [...contactFacts(application), { term: "City", value: application.city, fields: ["city"] }],
    Car: [
      { term: "Vehicle", value: vehicle(application), fields: ["vehicleYear", "vehicleMake", "vehicleModel"] },
      { term: "Platform", value: platformWords[application.platform], fields: ["platform"] },
    ],
  }),
  sender: ({ name }) => name,
  summary: (application) =>
    [vehicleOf(application), platformWords[application.platform], application.city].filter(Boolean).join(", "),
  rowFragment: DriverApplications_ApplicationFragmentDoc,
  listDocument: DriverApplicationsDocument,
  pageDocument: DriverApplicationPageDocument,
  conversationDocument: DriverApplicationConversationDocument,
  laterDocuments: () => import("./laterDocuments.ts"),
  setStatusesDocument: SetDriverApplicationStatusesDocument,
}

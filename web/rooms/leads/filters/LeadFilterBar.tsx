import { leadFilters, ME, NOBODY } from "@farelight/api/contract/leads/leadFilters.ts"
import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { type ReactNode, useState } from "react"
import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import { useMediaQuery } from "../../../browser/useMediaQuery.ts"
import { Box, Button, Flex, Stack, TextButton, VisuallyHidden } from "../../../components/chakra.ts"
import { usePanel } from "../../../components/choice/usePanel.ts"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { Select } from "../../../components/forms/Select.tsx"
import { DayRangeFields } from "../../../components/list/DayRangeFields.tsx"
import { SearchField } from "../../../components/list/SearchField.tsx"
import { ToggleGroup } from "../../../components/list/ToggleGroup.tsx"
import type { DayRange } from "../../../components/records/DayField.tsx"
import { SkipLink } from "../../../components/SkipLink.tsx"
import { StrokeIcon } from "../../../components/StrokeIcon.tsx"
import { type LeadType, useColleaguesQuery } from "../../../graphql/generated.ts"
import { parseNameList } from "../../../graphql/parseNameList.ts"
import { CARDS, LOW_WINDOW } from "../../../theme/mediaQueries.ts"
import type { KindFilter } from "../lead/leadKind.ts"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"
import { useWaitListCity } from "../waitList/useWaitListCity.ts"
import { describeFilter, type LeadListing, statusParameter } from "./leadListing.ts"

const ReasonField = deferredComponent(() => import("./ReasonField.tsx"), "ReasonField")

interface FilterMenuProps {
  count: number
  isUnfinished: boolean
  children: ReactNode
}

/** The fields stay mounted, so that partial entries survive closing the menu. */
const FilterMenu = ({ count, isUnfinished, children }: FilterMenuProps) => {
  const { id, isOpen, opener, around } = usePanel()
  const isShown = isOpen || isUnfinished

  return (
    <Box {...around} position={{ md: "relative" }}>
      <Button {...opener} background="bg" aria-expanded={isShown}>
        <StrokeIcon path="M2 4h12M4 8h8M6.5 12h3" />
        {count > 0 ? `Filter (${count})` : "Filter"}
      </Button>
      <Stack
        id={id}
        role="group"
        aria-label="Filters"
        data-popup={isShown ? "open" : undefined}
        display={isShown ? "flex" : "none"}
        position="absolute"
        zIndex="dropdown"
        insetStart={{ base: "4", md: "0" }}
        insetEnd={{ base: "4", md: "auto" }}
        width={{ md: "26rem" }}
        marginTop="1"
        gap={{ base: "3", md: "4" }}
        padding="4"
        background="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        boxShadow="lg"
      >
        {children}
      </Stack>
    </Box>
  )
}

const OwnerField = ({ value, change }: { value: string; change: (owner: string) => void }) => {
  const [isUsed, setIsUsed] = useState(false)
  const isColleague = value !== "" && value !== ME && value !== NOBODY
  const { data } = useColleaguesQuery({ skip: !isUsed && !isColleague })
  const colleagues = data?.colleagues ?? []
  return (
    <Labeled label="Owner" isQuiet>
      <Select
        size="sm"
        options={[
          { name: "", label: "Anyone" },
          { name: ME, label: "Me" },
          { name: NOBODY, label: "Unassigned" },
          ...(isColleague && !colleagues.some(({ id }) => id === value) ? [{ name: value, label: "A colleague" }] : []),
          ...colleagues.map(({ id, name }) => ({ name: id, label: name })),
        ]}
        chosen={value}
        choose={change}
        onFocus={() => setIsUsed(true)}
      />
    </Labeled>
  )
}

// Table headers stick below this bar, at `--toolbar-height`, which allows for one line, or for two with chips.
const staysInSight = {
  position: { base: "relative", lg: "sticky" },
  top: "0",
  zIndex: "2",
  background: { lg: "bg" },
  marginY: { lg: "-2" },
  paddingY: { lg: "2" },
  [LOW_WINDOW]: { position: "relative" },
} as const

const answerFilters = Object.values(leadFilters).flatMap(({ value, inAddress }) =>
  value === "yesOrNo" && inAddress?.words ? { name: inAddress.name, label: inAddress.words("", "true") } : [],
)

interface Props {
  kind: { type: LeadType; searchHint: string; filters: readonly KindFilter[] }
  listing: LeadListing
  days: DayRange
  listId: string
  /** True if the filter is that of a named view. */
  isNamed: boolean
  /** True if the empty list has its own button to reset the filter. */
  hasOtherClear: boolean
  clear: () => void
  toolbar: ReactNode
  children: ReactNode
}

export const LeadFilterBar = (props: Props) => {
  const { kind, listing, days, listId, isNamed, hasOtherClear, clear, toolbar, children } = props
  const areCards = useMediaQuery(CARDS)
  const { view, narrow } = listing
  const { filter } = view
  const words = describeFilter(filter, kind.filters, useWaitListCity(filter.waitlist).name)
  const hasFilters = words.length > 0 || Boolean(filter.search) || days.isUnfinished
  const hasChips = hasFilters && !isNamed

  return (
    <Flex role="search" direction="column" gap="2" css={staysInSight} data-chips={hasChips || undefined}>
      <Flex gap="2" align="center" wrap="wrap">
        <SearchField
          hint={kind.searchHint}
          value={filter.search ?? ""}
          search={(search, options) => narrow({ search }, options)}
        />
        <SkipLink to={listId}>Skip to the list</SkipLink>
        <FilterMenu count={words.length} isUnfinished={days.isUnfinished}>
          <ToggleGroup
            label="Status"
            options={leadStatusNames.map((name) => ({ name, label: leadStatusLabel(name) }))}
            chosen={parseNameList(leadStatuses, filter.status ?? "")}
            choose={(statuses) => narrow({ status: statusParameter(statuses) })}
          />
          <ReasonField leadType={kind.type} value={filter.reason ?? ""} change={(reason) => narrow({ reason })} />
          {kind.filters.map(({ name, Control }) => (
            <Control key={name} value={filter[name] ?? ""} change={(value) => narrow({ [name]: value })} />
          ))}
          <DayRangeFields name="Received" range={days} />
          <ToggleGroup
            label="Answer"
            options={answerFilters}
            chosen={answerFilters.flatMap(({ name }) => (filter[name] ? [name] : []))}
            choose={(chosen) =>
              narrow(Object.fromEntries(answerFilters.map(({ name }) => [name, chosen.includes(name) ? "true" : ""])))
            }
          />
          <OwnerField value={filter.owner ?? ""} change={(owner) => narrow({ owner })} />
          {areCards && toolbar}
        </FilterMenu>
        {children}
        {!areCards && toolbar}
      </Flex>
      {hasChips && (
        <Flex gap="2" wrap="wrap" align="center">
          {words.map(({ text, without }) => (
            <Chip key={text} text={text} remove={() => narrow(without)} />
          ))}
          {!hasOtherClear && (
            <TextButton size="xs" paddingX="1" onClick={clear}>
              Clear all
            </TextButton>
          )}
        </Flex>
      )}
    </Flex>
  )
}

const Chip = ({ text, remove }: { text: string; remove: () => void }) => (
  <Button size="xs" background="bg" borderRadius="full" maxWidth="full" gap="1.5" onClick={remove}>
    <VisuallyHidden>Remove the filter </VisuallyHidden>
    {text}
    <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true" focusable="false">
      <path d="M2 2l8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </Button>
)

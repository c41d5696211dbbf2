import { useFragment } from "@apollo/client/react"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { Suspense, useEffect, useId } from "react"
import { toast } from "sonner"
import { polling } from "../../../../apollo/polling.ts"
import { deferredComponent, lazyComponent, preloadOnIdle } from "../../../../browser/lazyComponent.tsx"
import { PrimaryButton, Skeleton, Stack } from "../../../../components/chakra.ts"
import { ChoiceMenu } from "../../../../components/choice/ChoiceMenu.tsx"
import { attempt } from "../../../../components/forms/attempt.ts"
import { counted, describeRange } from "../../../../components/list/counts.ts"
import { FilterBar } from "../../../../components/list/FilterBar.tsx"
import { NewRecordsNotice } from "../../../../components/list/ListNotices.tsx"
import { useListAddress } from "../../../../components/list/listAddress.ts"
import { type Column, Records } from "../../../../components/list/Records.tsx"
import { useOpenRecord } from "../../../../components/list/rows/useOpenRecord.ts"
import { clearFromBar, SelectionBar } from "../../../../components/list/SelectionBar.tsx"
import { type ToggleGroupProps, toggleOption } from "../../../../components/list/ToggleGroup.tsx"
import { countNewRecords, usePagedQuery } from "../../../../components/list/usePagedQuery.ts"
import type { Selection } from "../../../../components/list/useSelection.ts"
import { RelativeTime, useMinute } from "../../../../components/records/DateTime.tsx"
import {
  dayPresets,
  daysOf,
  endOfLocalDay,
  presetOf,
  startOfLocalDay,
} from "../../../../components/records/localDay.ts"
import {
  type EmailLogFilter,
  type EmailLogRow_LogFragment,
  EmailLogRow_LogFragmentDoc,
  type MailDelivery_StateFragment,
  type ResendEmailsMutation,
  useEmailLogsQuery,
  useResendEmailsMutation,
} from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { IncomingMail } from "../../mailbox/IncomingMail.tsx"
import { MailDelivery } from "../delivery/MailDelivery.tsx"
import { mailTrouble } from "../delivery/MailTroubleMark.tsx"
import {
  allEmails,
  type EmailLogView,
  emailLogTab,
  hasFilters,
  openEmailParameter,
  readEmailLogView,
  writeEmailLogView,
} from "../emailLogAddress.ts"
import {
  EmailStatusBadge,
  EmailTypeBadge,
  emailStatusOptions,
  subjectOf,
  useEmailLogTypes,
  useEmailTypeOptions,
} from "../emailLogLook.tsx"

const Letters = lazyComponent(() => import("../../../leads/messages/letters/Letters.tsx"), "Letters")

const NAMED = 3

const describeRefused = ({ refused, notFoundIds }: ResendEmailsMutation["resendEmails"]) => {
  const reasons = refused.slice(0, NAMED).map(({ emailLog: { subject }, reason }) => `${subject}: ${reason}`)
  return [...reasons, notFoundIds.length > 0 && `${notFoundIds.length} gone from the log.`].filter(Boolean).join(" ")
}

const announce = (answer: ResendEmailsMutation["resendEmails"]) => {
  const { resent, refused, notFoundIds } = answer
  const sent = `${counted(resent.length, ["email is", "emails are"])} being sent`
  const leftCount = refused.length + notFoundIds.length
  if (leftCount === 0) toast.success(sent)
  else toast.warning(`${sent}, ${leftCount} left alone`, { description: describeRefused(answer) })
}

const EmailSelectionBar = ({ selection }: { selection: Selection }) => {
  const { ids } = selection
  const [resend, { loading: isResending }] = useResendEmailsMutation({
    variables: { ids: [...ids] },
    onCompleted: ({ resendEmails }) => announce(resendEmails),
    refetchQueries: ["DashboardPage"],
  })

  const resendSelected = async () => {
    if (!isResending && (await attempt("Failed to resend the emails", resend))) clearFromBar(selection)
  }

  return (
    <SelectionBar label="Selected emails" selection={selection}>
      <PrimaryButton aria-busy={isResending} onClick={resendSelected}>
        {isResending ? "Resending..." : `Resend ${ids.length} selected`}
      </PrimaryButton>
    </SelectionBar>
  )
}

const FilterChoice = <Name extends string>({ label, options, chosen, choose }: ToggleGroupProps<Name>) => {
  const [only, ...others] = options.filter(({ name }) => chosen.includes(name))
  const selection = others.length > 0 ? others.length + 1 : only?.label
  return (
    <ChoiceMenu
      label={label}
      isMultiple
      options={options.map(({ name, label: text }) => ({ value: name, label: text, isChosen: chosen.includes(name) }))}
      choose={({ value }) => {
        const option = options.find(({ name }) => name === value)
        if (option) choose(toggleOption({ options, chosen }, option.name))
      }}
      height="10"
      paddingX="3"
      background={only ? "bg.selected" : "bg"}
      fontWeight={only ? "semibold" : "normal"}
      _after={{
        content: '""',
        boxSize: "1.5",
        marginTop: "-1",
        borderEndWidth: "1.5px",
        borderBottomWidth: "1.5px",
        borderColor: "fg.muted",
        transform: "rotate(45deg)",
      }}
    >
      {selection === undefined ? label : `${label}: ${selection}`}
    </ChoiceMenu>
  )
}

const columns: Column<EmailLogRow_LogFragment>[] = [
  { header: "Status", place: "mark", width: "5.5rem", cell: (log) => <EmailStatusBadge {...log} /> },
  { header: "Subject", place: "title", cell: subjectOf },
  {
    header: "Recipient",
    place: "detail",
    width: "clamp(10rem, 24cqi, 17rem)",
    cell: ({ recipient }) => recipient && `To: ${recipient}`,
  },
  {
    header: "Type",
    place: "aside",
    width: "clamp(8.5rem, 14cqi, 11rem)",
    isSpare: true,
    cell: ({ type }) => <EmailTypeBadge type={type} />,
  },
  { header: "Written", place: "when", width: "4.5rem", cell: ({ createdAt }) => <RelativeTime of={createdAt} /> },
]

// The filter offers this like a status, although returned mails have the status "sent".
const RETURNED = "RETURNED" as const

const PAGE_SIZE = 25
const SENDING_POLL_MS = 2_000

const { Part: OpenEmail, useIdleFetch } = preloadOnIdle(
  async () => (await import("../details/OpenEmail.tsx")).OpenEmail,
)

const EmailLogEmpty = deferredComponent(() => import("./EmailLogEmpty.tsx"), "EmailLogEmpty")

const filterVariables = ({ search, statuses, types, isReturned, from, to }: EmailLogView): EmailLogFilter => ({
  ...(search && { search }),
  ...(statuses.length > 0 && { statuses: [...statuses] }),
  ...(isReturned && { isReturned }),
  ...(types.length > 0 && { types: [...types] }),
  ...(from && { createdFrom: startOfLocalDay(from).toISOString() }),
  ...(to && { createdBefore: endOfLocalDay(to).toISOString() }),
})

interface FiltersProps {
  view: EmailLogView
  showFirst: (view: Partial<EmailLogView>, options?: { replace: boolean }) => void
  listId: string
}

const EmailFilters = ({ view, showFirst, listId }: FiltersProps) => (
  <FilterBar
    searchHint="Subject or recipient"
    searched={view.search}
    search={(search, options) => showFirst({ search }, options)}
    hasFilters={hasFilters(view)}
    clear={() => showFirst(allEmails)}
    listId={listId}
  >
    <FilterChoice
      label="Status"
      options={[...emailStatusOptions, { name: RETURNED, label: "Came back" }]}
      chosen={[...view.statuses, ...(view.isReturned ? [RETURNED] : [])]}
      choose={(chosen) =>
        showFirst({
          statuses: chosen.filter((name) => name !== RETURNED),
          isReturned: chosen.includes(RETURNED),
        })
      }
    />
    <FilterChoice
      label="Type"
      options={useEmailTypeOptions()}
      chosen={view.types}
      choose={(types) => showFirst({ types })}
    />
    <FilterChoice
      label="Written"
      options={dayPresets().map(({ name }) => ({ name, label: name }))}
      chosen={[presetOf(view)].filter(Boolean)}
      // Only one range can be chosen; choosing it again clears it.
      choose={(names) => showFirst(daysOf(names.find((name) => name !== presetOf(view)) ?? ""))}
    />
  </FilterBar>
)

export const EmailLogs = ({ mailState }: { mailState: MailDelivery_StateFragment | undefined }) => {
  const emailTypes = useEmailLogTypes()
  const listing = useListAddress({
    tab: emailLogTab,
    read: (address) => readEmailLogView(emailTypes, address),
    write: (shown: EmailLogView) => writeEmailLogView(emailTypes, shown),
  })
  const { view, showFirst } = listing
  const query = useEmailLogsQuery({
    variables: { first: PAGE_SIZE, after: view.after, filter: filterVariables(view) },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const isSending = query.data?.emailLogs.nodes.some(({ status }) => status === "QUEUED") ?? false
  const { startPolling } = query
  useEffect(
    () => startPolling(isSending ? Math.min(SENDING_POLL_MS, polling.pollInterval) : polling.pollInterval),
    [startPolling, isSending],
  )
  const list = usePagedQuery(query, "emailLogs", {
    isFrozen: ({ emailLogs }) => emailLogs.nodes.length > 0,
  })
  const { page, latest, isStale, showLatest } = list
  const opening = useOpenRecord({ parameter: openEmailParameter })
  useIdleFetch()
  const { viewerCanSendMail } = usePermissions()
  // The page is frozen, so that no row moves, but the rows' content follows the cache.
  const rows = useFragment({ fragment: EmailLogRow_LogFragmentDoc, from: page?.nodes ?? [] })
  const listId = useId()
  const now = useMinute()

  const isConfigured = mailState?.isConfigured ?? true
  const isEmpty = page?.nodes.length === 0 && !hasFilters(view)
  const isTroubled = mailState && mailTrouble(mailState, now).count > 0
  const newsCount = page && latest && !isStale ? countNewRecords(latest.nodes, page.nodes) : 0

  const filters = !isEmpty && <EmailFilters key="filters" view={view} showFirst={showFirst} listId={listId} />

  return (
    <Records<EmailLogRow_LogFragment>
      id={listId}
      label="Emails"
      noun="email"
      columns={columns}
      range={page && describeRange(page, view.page, PAGE_SIZE)}
      toolbar={
        <>
          {!isTroubled && filters}
          {mailState && (
            <Stack gap="1" borderWidth="1px" borderRadius="l3" background="bg" paddingX="3" paddingY="1.5">
              <MailDelivery state={mailState} isLogEmpty={isEmpty} />
              <IncomingMail />
            </Stack>
          )}
          {isTroubled && filters}
          <Suspense>
            <Letters />
          </Suspense>
          <NewRecordsNotice count={newsCount} noun={["email", "emails"]} show={showLatest} />
        </>
      }
      isSearchable
      records={page && (rows.complete ? rows.data : page.nodes)}
      loading="Loading email logs..."
      list={list}
      failure={messages.emailLogsLoadFailed}
      empty={<EmailLogEmpty view={view} />}
      listing={listing}
      opening={opening}
      panel={
        <Suspense fallback={<Skeleton height="48" />}>
          <OpenEmail opening={opening} isConfigured={isConfigured} />
        </Suspense>
      }
      selectionBar={viewerCanSendMail && isConfigured && ((selection) => <EmailSelectionBar selection={selection} />)}
    />
  )
}

import { polling } from "../../../apollo/polling.ts"
import { isBeingSent, useQuickPolling } from "../../../apollo/quickPolling.ts"
import { Heading, Stack } from "../../../components/chakra.ts"
import { counted } from "../../../components/list/counts.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { type ListPlace, readPlace, useListAddress, writeAddress } from "../../../components/list/listAddress.ts"
import { Records } from "../../../components/list/Records.tsx"
import { useOpenRecord } from "../../../components/list/rows/useOpenRecord.ts"
import { PaneSwitch } from "../../../components/list/ToggleGroup.tsx"
import { usePagedQuery } from "../../../components/list/usePagedQuery.ts"
import { formatTimeLeft, RelativeTime, useMinute } from "../../../components/records/DateTime.tsx"
import { useWebhookDeliveriesQuery } from "../../../graphql/generated.ts"
import { OpenDelivery } from "./OpenDelivery.tsx"
import { StatusBadge } from "./WebhookLook.tsx"
import { type Delivery, statusesInWords, typeLabel, type Webhook } from "./webhookWords.ts"

const PAGE_SIZE = 25
const ALL = "All"

const labels = [ALL, ...statusesInWords.map(({ label }) => label)]

interface DeliveryView extends ListPlace {
  status: Delivery["status"] | null
}

const read = (address: URLSearchParams): DeliveryView => ({
  status: statusesInWords.find(({ name }) => name.toLowerCase() === address.get("state"))?.name ?? null,
  ...readPlace(address),
})

const write = ({ status, ...place }: DeliveryView) =>
  writeAddress({ state: status?.toLowerCase() ?? "" }, { ...place, order: null })

/** Part of the title, as a list beside an open delivery has no other space. */
const triesOf = ({ status, attemptCount, dueAt }: Delivery, now: number) => {
  const tries = attemptCount === 0 ? "not tried yet" : counted(attemptCount, ["try", "tries"])
  return status !== "QUEUED" || dueAt === null ? tries : `${tries}, next ${formatTimeLeft(dueAt, now)}`
}

export const DeliveryList = ({ webhook }: { webhook: Webhook }) => {
  const listing = useListAddress({ read, write })
  const { view, showFirst } = listing
  const status = statusesInWords.find(({ name }) => name === view.status)
  const opening = useOpenRecord({ parameter: "delivery" })
  const now = useMinute()
  const query = useWebhookDeliveriesQuery({
    variables: { webhookId: webhook.id, status: view.status, first: PAGE_SIZE, after: view.after },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const list = usePagedQuery(query, "webhookDeliveries")
  const { page } = list
  useQuickPolling(query.startPolling, page?.nodes.some((one) => isBeingSent(one.status, one.dueAt)) ?? false)

  const narrow = (label: string) =>
    showFirst({ status: statusesInWords.find((other) => other.label === label)?.name ?? null }, { replace: true })

  return (
    <Stack gap="3">
      <Heading as="h3" size="md">
        Deliveries
      </Heading>
      <Records
        label="Deliveries"
        noun="delivery"
        columns={[
          { header: "State", place: "mark", width: "6rem", cell: ({ status: at }) => <StatusBadge status={at} /> },
          { header: "Message", place: "title", cell: (one) => `${typeLabel(one.type)}: ${triesOf(one, now)}` },
          {
            header: "Queued",
            place: "when",
            width: "4.5rem",
            cell: ({ createdAt }) => <RelativeTime of={createdAt} />,
          },
        ]}
        nameOf={({ type }) => typeLabel(type)}
        toolbar={<PaneSwitch label="State" panes={labels} shown={status?.label ?? ALL} show={narrow} wrap="wrap" />}
        records={page?.nodes}
        loading="Loading the deliveries..."
        list={list}
        empty={
          <EmptyNote>
            {status ? "No delivery is in this state" : "Nothing was sent yet. Send a test to see whether it arrives."}
          </EmptyNote>
        }
        listing={listing}
        opening={opening}
        panel={<OpenDelivery opening={opening} webhook={webhook} />}
      />
    </Stack>
  )
}

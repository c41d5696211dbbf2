import { useApolloClient } from "@apollo/client/react"
import { useEffect, useRef, useState } from "react"
import { polling } from "../../../apollo/polling.ts"
import { useWebhookDeliveriesQuery } from "../../../graphql/generated.ts"
import { Badge, Box, chakra, Skeleton, Stack, Text } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { type ListPlace, readPlace, useListAddress, writeAddress } from "../../../parts/list/listAddress.ts"
import { Pager } from "../../../parts/list/Pager.tsx"
import { PaneSwitch } from "../../../parts/list/ToggleGroup.tsx"
import { usePagedQuery } from "../../../parts/list/usePagedQuery.ts"
import { LoadFailure } from "../../../parts/records/LoadFailure.tsx"
import { Moment, useMinute } from "../../../parts/records/Moment.tsx"
import { Panel } from "../../../parts/records/Panel.tsx"
import { DeliveryDetails } from "./DeliveryDetails.tsx"
import { isOnItsWay, ON_ITS_WAY_POLL_MS } from "./onItsWay.ts"
import { until } from "./webhookHealth.ts"
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

const StatusBadge = ({ status }: { status: Delivery["status"] }) => {
  const words = statusesInWords.find(({ name }) => name === status)
  return (
    <Badge colorPalette={words?.palette ?? "gray"} justifySelf="start">
      {words?.label ?? status}
    </Badge>
  )
}

const triesOf = ({ status, attemptCount, dueAt }: Delivery, now: number) => {
  const tries = attemptCount === 0 ? "Not tried yet" : counted(attemptCount, ["try", "tries"])
  if (status !== "QUEUED" || dueAt === null) return tries
  return `${tries}, next ${until(dueAt, now)}`
}

/** Asks anew how the webhook fares whenever its deliveries have changed, so that one screen says one thing. */
const useFreshWebhook = (deliveries: readonly Delivery[] | undefined) => {
  const client = useApolloClient()
  const shown = deliveries?.map(({ id, status, attemptCount }) => `${id} ${status} ${attemptCount}`).join()
  const seen = useRef(shown)
  useEffect(() => {
    if (shown === seen.current) return
    if (seen.current !== undefined) client.refetchQueries({ include: ["Webhooks"] })
    seen.current = shown
  }, [client, shown])
}

interface RowProps {
  delivery: Delivery
  webhook: Webhook
  isOpen: boolean
  toggle: () => void
}

const DeliveryRow = ({ delivery, webhook, isOpen, toggle }: RowProps) => {
  const { id, type, status, createdAt } = delivery
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        display="grid"
        width="full"
        textAlign="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr) auto", md: "minmax(0, 4fr) minmax(0, 5fr) 7rem minmax(0, 6fr)" }}
        columnGap="4"
        rowGap="1"
        alignItems="center"
        paddingY="3"
        paddingX="2"
        cursor="pointer"
        borderRadius="l2"
        _hover={{ background: "bg.muted" }}
      >
        <Text as="span" fontWeight="medium" order={{ md: -2 }}>
          <Text as="span" aria-hidden="true" display="inline-block" width="1.25em" color="fg.muted">
            {isOpen ? "▾" : "▸"}
          </Text>
          {typeLabel(type)}
        </Text>
        <StatusBadge status={status} />
        {/* A line of its own on a phone. */}
        <Box
          as="span"
          display={{ base: "flex", md: "contents" }}
          gridColumn="1 / -1"
          justifyContent="space-between"
          flexWrap="wrap"
          columnGap="4"
          paddingStart="1.25em"
          color="fg.muted"
          fontSize="sm"
        >
          <Text as="span" order={{ md: -1 }}>
            <Moment at={createdAt} />
          </Text>
          <span>{triesOf(delivery, useMinute())}</span>
        </Box>
      </chakra.button>
      {isOpen && <DeliveryDetails id={id} webhook={webhook} />}
    </Box>
  )
}

/** What was sent, or is to be sent, to a webhook, newest first. What the list shows is part of the address. */
export const DeliveryList = ({ webhook }: { webhook: Webhook }) => {
  const listing = useListAddress({ read, write })
  const { view, showFirst } = listing
  const status = statusesInWords.find(({ name }) => name === view.status)
  const [openId, setOpenId] = useState<string>()
  const top = useRef<HTMLDivElement>(null)
  const query = useWebhookDeliveriesQuery({
    variables: { webhookId: webhook.id, status: view.status, first: PAGE_SIZE, after: view.after },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const { page, isStale: isLoading, hasFailed, loadedAt, reload } = usePagedQuery(query, "webhookDeliveries")
  const { startPolling } = query
  const isStale = isLoading && !hasFailed
  const isMoving = page?.nodes.some(isOnItsWay) ?? false

  useEffect(() => {
    startPolling(isMoving ? ON_ITS_WAY_POLL_MS : polling.pollInterval)
  }, [startPolling, isMoving])
  useFreshWebhook(page?.nodes)

  const narrow = (label: string) =>
    showFirst({ status: statusesInWords.find((other) => other.label === label)?.name ?? null }, { replace: true })

  return (
    <Panel title="Deliveries">
      <Stack gap="3" ref={top} scrollMarginTop="4">
        <PaneSwitch label="State" panes={labels} shown={status?.label ?? ALL} show={narrow} wrap="wrap" />
        {hasFailed && <LoadFailure retry={reload} shownSince={page && loadedAt} />}
        {!page && !hasFailed && (
          <Skeleton role="status" aria-label="Loading the deliveries" height="40" borderRadius="l2" />
        )}
        {page && page.nodes.length === 0 && (
          <EmptyNote>
            {status ? "No delivery is in this state" : "Nothing was sent yet. Send a test to see whether it arrives."}
          </EmptyNote>
        )}
        {page && page.nodes.length > 0 && (
          <Box
            as="ol"
            listStyleType="none"
            aria-label="Deliveries"
            aria-busy={isStale}
            opacity={isStale ? 0.5 : undefined}
          >
            {page.nodes.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                webhook={webhook}
                isOpen={delivery.id === openId}
                toggle={() => setOpenId(delivery.id === openId ? undefined : delivery.id)}
              />
            ))}
          </Box>
        )}
        {page && <Pager listing={listing} pageInfo={page.pageInfo} isBusy={isStale} top={top} />}
      </Stack>
    </Panel>
  )
}

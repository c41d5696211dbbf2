import { Code } from "@chakra-ui/react/code"
import { eachPeriod, erasedAmounts, retentionRules } from "@farelight/api/contract/privacy/retention.ts"
import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
import { Badge, Box, Button, HelpText, Stack, Text } from "../../../components/chakra.ts"
import { toastDone, toastFailure } from "../../../components/forms/attempt.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { counted } from "../../../components/list/counts.ts"
import type { Column } from "../../../components/list/RecordTable.tsx"
import { CardTable, TABLE_WIDTH_QUERY } from "../../../components/list/rows/CardTable.tsx"
import { DateTime } from "../../../components/records/DateTime.tsx"
import { dateFormat } from "../../../components/records/dateFormat.ts"
import { LoadNotice, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import {
  type Retention_StateFragment,
  useRetentionQuery,
  useSwitchRetentionMutation,
} from "../../../graphql/generated.ts"

type Rule = Retention_StateFragment["rules"][number]

const order = namesOf(retentionRules)

const inOrder = (rules: readonly Rule[]) =>
  [...rules].sort((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule))

const inDays = (days: number) => (days === 0 ? "Never" : counted(days, ["day", "days"]))

const daysOf = (rules: readonly Rule[]) =>
  eachPeriod((name) => rules.find(({ rule }) => retentionRules[rule].period === name)?.days ?? 0)

/** A shorter period takes effect only after a confirmation, as it erases data. */
const isUnconfirmed = ({ days, daysInForce }: Rule) =>
  days > 0 && daysInForce !== null && (daysInForce === 0 || daysInForce > days)

const LastRun = ({ run, isOn }: { run: Retention_StateFragment["lastRun"]; isOn: boolean }) => {
  if (!run && !isOn) return null
  if (!run)
    return (
      <Panel title="Last run">
        <Text color="fg.muted">None yet. The first one is within a day.</Text>
      </Panel>
    )
  const { startedAt, endedAt, counts, isComplete, failedCount } = run
  const erased = erasedAmounts(Object.fromEntries(counts.map(({ rule, count }) => [rule, count])))
  return (
    <Panel title="Last run">
      <Stack gap="1" maxWidth="62ch">
        <Text>{erased ? `Erased ${erased}.` : "Nothing was too old."}</Text>
        {!isComplete && <Text>Some is left. The next hour goes on with it.</Text>}
        {failedCount > 0 && (
          <Text color="fg.error">{`${failedCount} could not be erased. The next run tries again; the log says why.`}</Text>
        )}
        <HelpText>
          <DateTime at={startedAt} /> to <DateTime at={endedAt} />
        </HelpText>
      </Stack>
    </Panel>
  )
}

const formatDay = dateFormat({ dateStyle: "medium" })

type Row = Rule & { id: string }

const columns: Column<Row>[] = [
  {
    header: "What",
    cell: ({ rule }) => (
      <Box minWidth="0" maxWidth="22rem">
        <Text fontWeight="semibold">{retentionRules[rule].label}</Text>
        <HelpText>{retentionRules[rule].explained}</HelpText>
      </Box>
    ),
  },
  {
    header: "Erased after",
    cell: (rule) => (
      <Stack gap="1" align="start">
        <Text as="span">{inDays(rule.days)}</Text>
        {isUnconfirmed(rule) && (
          <Badge colorPalette="yellow">{`For now ${inDays(rule.daysInForce ?? 0).toLowerCase()}`}</Badge>
        )}
        <Code
          size="sm"
          background="transparent"
          color="fg.muted"
          paddingX="0"
          css={{ [TABLE_WIDTH_QUERY]: { whiteSpace: "nowrap" } }}
        >
          {rule.variable}
        </Code>
      </Stack>
    ),
  },
  {
    header: "Due today",
    cell: ({ dueCount, oldestAt }) => (
      <Stack gap="1" align="start">
        <Text as="span" fontVariantNumeric="tabular-nums" color={dueCount === 0 ? "fg.muted" : undefined}>
          {dueCount === 0 ? "None" : dueCount.toLocaleString("en-US")}
        </Text>
        {oldestAt && (
          <HelpText as="span">
            the oldest of <time dateTime={oldestAt}>{formatDay(new Date(oldestAt))}</time>
          </HelpText>
        )}
      </Stack>
    ),
  },
]

const SwitchPanel = ({ retention }: { retention: Retention_StateFragment }) => {
  const { isOn, switchedOnAt, rules } = retention
  const [switchOn] = useSwitchRetentionMutation({ variables: { on: true, seen: daysOf(rules) } })
  const [switchOff, { loading }] = useSwitchRetentionMutation({
    variables: { on: false },
    onCompleted: toastDone("Nothing is erased by itself any more"),
    onError: toastFailure("Failed to switch it off"),
  })
  const isShorter = rules.some(isUnconfirmed)
  const ask = () => {
    const due = erasedAmounts(Object.fromEntries(rules.map(({ rule, dueCount }) => [rule, dueCount])))
    const first = due ? `The next daily run erases ${due} for good.` : "Nothing is too old today."
    void confirm({
      title: isOn ? "Go by the shorter periods?" : "Switch retention on?",
      text: `${first} Later runs erase what has become too old by then. Nothing can be brought back, other than from a backup.`,
      goLabel: isOn ? "Confirm" : "Switch on",
      act: () => switchOn(),
      done: "What is too old is erased from the next daily run on",
    })
  }
  return (
    <Panel
      title="Erasing what is too old"
      mark={<Badge colorPalette={isOn ? "green" : "gray"}>{isOn ? "On" : "Off"}</Badge>}
    >
      <Stack gap="4" align="start">
        <Text maxWidth="62ch">
          {isOn ? (
            <>
              Once a day, what is older than the periods below is erased for good.
              {switchedOnAt && (
                <>
                  {" Switched on "}
                  <DateTime at={switchedOnAt} />.
                </>
              )}
            </>
          ) : (
            "Nothing outside the trash is erased by itself. Once this is on, what is older than the periods below is erased for good, once a day. Look first at how much that is."
          )}
        </Text>
        {isShorter && (
          <Text role="status" maxWidth="62ch">
            The server’s settings ask for shorter periods than were switched on. They count once you confirm them here.
          </Text>
        )}
        <Stack direction="row" gap="3" wrap="wrap">
          {(!isOn || isShorter) && <Button onClick={ask}>{isOn ? "Confirm the shorter periods" : "Switch on"}</Button>}
          {isOn && (
            <Button aria-busy={loading} onClick={() => void (loading || switchOff())}>
              Switch off
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  )
}

export const RetentionPage = () => {
  const query = useRetentionQuery({ fetchPolicy: "cache-and-network" })
  const retention = query.data?.retention

  return (
    <Stack gap="5">
      <LoadNotice state={useLoadState(query)} content={retention} label="Counting what is too old" />
      {retention && (
        <>
          <SwitchPanel retention={retention} />
          <CardTable
            label="Periods"
            columns={columns}
            records={inOrder(retention.rules).map((rule) => ({ ...rule, id: rule.rule }))}
            isMuted={({ days }) => days === 0}
          />
          <HelpText maxWidth="62ch">
            The periods are settings of the server: whoever runs it changes them in its environment, where 0 means
            never. Longer ones count at once, shorter ones when an owner has confirmed them here.
          </HelpText>
          <LastRun run={retention.lastRun} isOn={retention.isOn} />
        </>
      )}
    </Stack>
  )
}

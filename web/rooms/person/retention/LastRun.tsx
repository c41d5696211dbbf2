import type { Retention_StateFragment } from "../../../graphql/generated.ts"
import { Stack, Text } from "../../../parts/chakra.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { Moment } from "../../../parts/records/Moment.tsx"
import { Panel } from "../../../parts/records/Panel.tsx"
import { amountsOf } from "./retentionWords.ts"

interface Props {
  run: Retention_StateFragment["lastRun"]
  isOn: boolean
}

/** What the last run did. */
export const LastRun = ({ run, isOn }: Props) => {
  if (!run && !isOn) return null
  if (!run)
    return (
      <Panel title="Last run">
        <Text color="fg.muted">None yet. The first one is within a day.</Text>
      </Panel>
    )
  const { startedAt, endedAt, counts, isComplete, failedCount } = run
  const erased = amountsOf(counts)
  return (
    <Panel title="Last run">
      <Stack gap="1" maxWidth="62ch">
        <Text>{erased ? `Erased ${erased}.` : "Nothing was too old."}</Text>
        {!isComplete && <Text>Some is left. The next hour goes on with it.</Text>}
        {failedCount > 0 && (
          <Text color="fg.error">{`${failedCount} could not be erased. The next run tries again; the log says why.`}</Text>
        )}
        <Remark>
          <Moment at={startedAt} /> to <Moment at={endedAt} />
        </Remark>
      </Stack>
    </Panel>
  )
}

import { Stack } from "@chakra-ui/react/stack"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import { Moment } from "../../../components/records/Moment.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import type { StatusHistory_ChangeFragment } from "../../../graphql/generated.ts"
import { leadStatusLabel } from "../status/leadStatusLook.ts"

interface Props {
  receivedAt: string
  changes: readonly StatusHistory_ChangeFragment[]
}

/** A lead's changes of status since it arrived: by whom, when, from which and to which. */
export const StatusHistory = ({ receivedAt, changes }: Props) => (
  <Panel title="Status history">
    <Stack as="ol" gap="3" listStyleType="none">
      <li>
        Received
        <Text color="fg.muted" fontSize="sm">
          <Moment at={receivedAt} />
        </Text>
      </li>
      {changes.map(({ id, from, to, changedBy, changedAt }) => (
        <li key={id}>
          {leadStatusLabel(from)} → <chakra.strong fontWeight="semibold">{leadStatusLabel(to)}</chakra.strong>
          <Text color="fg.muted" fontSize="sm">
            {changedBy}, <Moment at={changedAt} />
          </Text>
        </li>
      ))}
    </Stack>
  </Panel>
)

import type { ReactNode } from "react"
import { Badge, chakra, Flex, Stack } from "../../../../components/chakra.ts"
import { Panel } from "../../../../components/records/Panel.tsx"

export const Fact = ({ title, facts, action }: { title: ReactNode; facts: ReactNode; action?: ReactNode }) => (
  <Flex as="li" align="center" justify="space-between" gap="4" paddingY="3" borderTopWidth="1px">
    <Stack gap="0.5" minWidth="0" overflowWrap="anywhere">
      <chakra.span fontWeight="medium">{title}</chakra.span>
      <chakra.span color="fg.muted" fontSize="sm">
        {facts}
      </chakra.span>
    </Stack>
    {action}
  </Flex>
)

export const FactList = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.ul aria-label={label}>{children}</chakra.ul>
)

interface Props {
  title: string
  state: string
  isGood: boolean
  children: ReactNode
}

export const StatePanel = ({ title, state, isGood, children }: Props) => (
  <Panel title={title} mark={<Badge colorPalette={isGood ? "green" : "gray"}>{state}</Badge>}>
    {children}
  </Panel>
)

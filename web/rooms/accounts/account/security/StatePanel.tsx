import type { ReactNode } from "react"
import { Badge } from "../../../../components/chakra.ts"
import { Panel } from "../../../../components/records/Panel.tsx"

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

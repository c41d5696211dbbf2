import { Badge } from "@chakra-ui/react/badge"
import { Box } from "@chakra-ui/react/box"
import type { ReactNode } from "react"
import { Panel } from "../../../components/records/Panel.tsx"

interface Props {
  title: string
  /** How it stands, in a word or two. */
  state: string
  isGood: boolean
  children: ReactNode
}

/** A part of the account's protection, and how it stands. */
export const StatePanel = ({ title, state, isGood, children }: Props) => (
  <Panel title={title}>
    <Box marginBottom="3">
      <Badge colorPalette={isGood ? "green" : "gray"} variant="surface">
        {state}
      </Badge>
    </Box>
    {children}
  </Panel>
)

import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"

const panes = [
  { name: "edit", label: "Edit" },
  { name: "preview", label: "Preview" },
] as const

type Pane = (typeof panes)[number]["name"]

interface Props {
  pane: Pane
  choose: (pane: Pane) => void
}

/** Where there is no room for the form and the preview side by side: which of them shows. */
export const PaneSwitch = ({ pane, choose }: Props) => (
  <Flex role="group" aria-label="Form or preview" gap="1" display={{ base: "flex", xl: "none" }}>
    {panes.map(({ name, label }) => (
      <Button
        key={name}
        size="sm"
        variant="outline"
        aria-pressed={name === pane}
        background={name === pane ? "bg.inverted" : "bg"}
        color={name === pane ? "fg.inverted" : "fg"}
        onClick={() => choose(name)}
      >
        {label}
      </Button>
    ))}
  </Flex>
)

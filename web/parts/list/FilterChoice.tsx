import { ChoiceMenu } from "../choice/ChoiceMenu.tsx"
import { type ToggleGroupProps, toggled } from "./ToggleGroup.tsx"

export const FilterChoice = <Name extends string>({ label, options, chosen, choose }: ToggleGroupProps<Name>) => {
  const [only, ...others] = options.filter(({ name }) => chosen.includes(name))
  const said = others.length > 0 ? others.length + 1 : only?.label
  return (
    <ChoiceMenu
      label={label}
      isMultiple
      options={options.map(({ name, label: text }) => ({ value: name, label: text, isChosen: chosen.includes(name) }))}
      choose={({ value }) => {
        const option = options.find(({ name }) => name === value)
        if (option) choose(toggled({ options, chosen }, option.name))
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
      {said === undefined ? label : `${label}: ${said}`}
    </ChoiceMenu>
  )
}

import { NativeSelect } from "@chakra-ui/react/native-select"

interface Props<Name extends string> extends Omit<NativeSelect.RootProps, "children" | "onChange"> {
  label?: string
  options: readonly { name: Name; label: string }[]
  chosen: Name
  choose: (name: Name) => void
}

export const Select = <Name extends string>({ label, options, chosen, choose, background, ...root }: Props<Name>) => (
  <NativeSelect.Root {...root}>
    <NativeSelect.Field
      aria-label={label}
      background={background}
      value={chosen}
      onChange={({ currentTarget }) => {
        const option = options.find(({ name }) => name === currentTarget.value)
        if (option) choose(option.name)
      }}
    >
      {options.map((option) => (
        <option key={option.name} value={option.name}>
          {option.label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)

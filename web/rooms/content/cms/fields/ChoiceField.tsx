import { NativeSelect } from "@chakra-ui/react/native-select"
import { keyInWords } from "../content.ts"
import { FieldFrame, type TextProps, useTextControl } from "./ValueFields.tsx"

/** One of a few values; a stored one that is not among them stays in sight until another is chosen. */
export const ChoiceField = ({ options, ...props }: TextProps & { options: readonly string[] }) => {
  const { frame, control } = useTextControl(props)
  const shown = options.includes(props.value) ? options : [props.value, ...options]
  return (
    <FieldFrame {...frame}>
      <NativeSelect.Root>
        <NativeSelect.Field {...control}>
          {shown.map((option) => (
            <option key={option} value={option}>
              {keyInWords(option.toLowerCase())}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}

import { useRef } from "react"
import { Button, type ButtonProps, chakra } from "../chakra.ts"

interface Props extends Pick<ButtonProps, "size" | "alignSelf"> {
  label: string
  accept: readonly string[]
  isMultiple?: boolean
  isDisabled?: boolean
  pick: (files: File[]) => void
}

export const FilePickerButton = ({ label, accept, isMultiple = false, isDisabled = false, pick, ...look }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <chakra.input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept.join()}
        multiple={isMultiple}
        disabled={isDisabled}
        display="none"
        onChange={({ currentTarget }) => {
          pick([...(currentTarget.files ?? [])])
          // Cleared, so that the same file can be picked again after a fix.
          currentTarget.value = ""
        }}
      />
      <Button size="md" disabled={isDisabled} onClick={() => input.current?.click()} {...look}>
        {label}
      </Button>
    </>
  )
}

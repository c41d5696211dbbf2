import { Button } from "@chakra-ui/react/button"
import { chakra } from "@chakra-ui/react/styled-system"
import { useRef } from "react"
import { acceptedTypes } from "./refusalOf.ts"

interface Props {
  isDisabled: boolean
  pick: (files: File[]) => void
}

/** Opens the browser's own file picker, for one picture or several. */
export const FilePickerButton = ({ isDisabled, pick }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <chakra.input
        ref={input}
        type="file"
        aria-label="Upload images"
        accept={acceptedTypes}
        multiple
        disabled={isDisabled}
        display="none"
        onChange={({ currentTarget }) => {
          pick([...(currentTarget.files ?? [])])
          // The same file may be picked again, once it has been mended.
          currentTarget.value = ""
        }}
      />
      <Button variant="outline" disabled={isDisabled} onClick={() => input.current?.click()}>
        Upload images
      </Button>
    </>
  )
}

import { Button } from "@chakra-ui/react/button"
import { chakra } from "@chakra-ui/react/styled-system"
import { useRef } from "react"
import { acceptedTypes } from "./refusalOf.ts"

interface Props {
  isDisabled: boolean
  pick: (files: File[]) => void
  isPrimary?: boolean
}

/** Opens the browser's own file picker, for one picture or several. */
export const FilePickerButton = ({ isDisabled, pick, isPrimary = false }: Props) => {
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
      <Button
        colorPalette={isPrimary ? "brand" : undefined}
        variant={isPrimary ? "solid" : "outline"}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        Choose images
      </Button>
    </>
  )
}

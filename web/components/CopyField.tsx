import { useRef } from "react"
import { toast } from "sonner"
import { copyText } from "../browser/copyText.ts"
import { Flex, Input, PrimaryButton } from "./chakra.ts"

export const CopyField = ({ label, noun, value }: { label: string; noun: string; value: string }) => {
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    if (await copyText(value)) toast.success(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} copied`)
    else {
      field.current?.select()
      toast(`Press Ctrl+C or ⌘C to copy the ${noun}`)
    }
  }

  return (
    <Flex gap="2">
      <Input
        ref={field}
        readOnly
        aria-label={label}
        autoComplete="off"
        fontFamily="mono"
        fontVariantLigatures="none"
        fontSize="sm"
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <PrimaryButton size="md" onClick={copy}>
        Copy
      </PrimaryButton>
    </Flex>
  )
}

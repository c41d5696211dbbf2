import { messages } from "@farelight/api/contract/api/messages.ts"
import { useState } from "react"
import { toast } from "sonner"
import type { MediaFile_FileFragment } from "../../../../graphql/generated.ts"
import { copyText } from "../../../../parts/browser/copyText.ts"
import { Button, Field, Input } from "../../../../parts/chakra.ts"

interface Props {
  file: Pick<MediaFile_FileFragment, "filename" | "url" | "publicUrl">
}

/** Copies a picture's full address. When the browser refuses, shows it, selected, for copying by hand. */
export const CopyAddress = ({ file: { filename, url, publicUrl } }: Props) => {
  const [isShown, setIsShown] = useState(false)
  const address = publicUrl ?? new URL(url, window.location.origin).href

  const copy = async () => {
    const isCopied = await copyText(address)
    setIsShown(!isCopied)
    if (isCopied) toast.success(messages.urlCopied(filename))
  }

  return (
    <>
      <Button variant="ghost" size="xs" paddingX="2" aria-label={`Copy URL of ${filename}`} onClick={copy}>
        Copy
      </Button>
      {isShown && (
        <Field.Root order={1} flexBasis="100%" gap="1" padding="2">
          <Field.Label fontSize="sm">Copy this address</Field.Label>
          <Input size="sm" readOnly autoFocus value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field.Root>
      )}
    </>
  )
}

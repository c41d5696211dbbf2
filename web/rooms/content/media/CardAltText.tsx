import { useApolloClient } from "@apollo/client/react"
import { useRef } from "react"
import type { MediaFile_FileFragment } from "../../../graphql/generated.ts"
import { useStore } from "../../../parts/browser/store.ts"
import { Box } from "../../../parts/chakra.ts"
import { AltText, AltTextField } from "./AltText.tsx"
import { uploadQueueOf } from "./upload/uploadQueue.ts"

const ASKING = "data-asks-alt-text"

/** The alt text on a picture's card, which asks for it after the upload. Once one is saved, the next is asked. */
export const CardAltText = ({ file }: { file: MediaFile_FileFragment }) => {
  const { undescribed } = uploadQueueOf(useApolloClient())
  const isAsked = useStore(undescribed).includes(file.id) && file.altText === ""
  const field = useRef<HTMLDivElement>(null)

  const goToNext = () => {
    const fields: (Element | null)[] = [...document.querySelectorAll(`[${ASKING}]`)]
    fields[fields.indexOf(field.current) + 1]?.querySelector("textarea")?.focus()
  }
  const stopAsking = () => undescribed.set(undescribed.read().filter((id) => id !== file.id))

  if (!isAsked) return <AltText file={file} />
  return (
    <Box ref={field} {...{ [ASKING]: "" }}>
      <AltTextField
        file={file}
        isUnasked
        saved={() => {
          goToNext()
          stopAsking()
        }}
        cancel={stopAsking}
      />
    </Box>
  )
}

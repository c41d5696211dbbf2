import { skipToken } from "@apollo/client/react"
import { mediaIdOf } from "@farelight/api/contract/site/media.ts"
import { useId, useState } from "react"
import { type MediaFile_FileFragment, useChosenMediaQuery } from "../../../../graphql/generated.ts"
import { Box, Button, Center, Flex, Stack, Text } from "../../../../parts/chakra.ts"
import { DropZone } from "../../../../parts/forms/files/DropZone.tsx"
import { ModalDialog } from "../../../../parts/ModalDialog.tsx"
import { AltText } from "../AltText.tsx"
import { MediaThumbnail } from "../MediaThumbnail.tsx"
import { MediaUpload } from "../upload/MediaUpload.tsx"
import { DROP_WORDS, useUpload } from "../upload/useUpload.ts"
import { MediaChoice } from "./MediaChoice.tsx"

interface DialogProps {
  label: string
  chosenId: string | null
  close: () => void
  choose: (file: MediaFile_FileFragment) => void
}

const MediaPickerDialog = ({ label, chosenId, close, choose }: DialogProps) => {
  const upload = useUpload(choose)
  return (
    <ModalDialog title={`Choose a picture: ${label}`} size="xl" close={close} closeLabel="Cancel">
      <DropZone words={DROP_WORDS} take={upload}>
        <MediaUpload upload={upload} />
        <MediaChoice chosenId={chosenId} choose={choose} />
      </DropZone>
    </ModalDialog>
  )
}

interface Props {
  /** The address of a picture, `/api/cms/media/{id}`, or empty for the page's default picture. */
  value: string
  onChange: (value: string) => void
  label: string
  isInvalid?: boolean
}

/** Shows the chosen picture of the library, and lets the operator choose another or none. */
export const MediaPicker = ({ value, onChange, label, isInvalid = false }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const labelId = useId()
  const mediaId = mediaIdOf(value)
  const id = mediaId === null ? null : String(mediaId)
  const { data } = useChosenMediaQuery(id ? { variables: { id } } : skipToken)
  const file = id ? data?.mediaFile : undefined
  const absence = value === "" ? "Default picture" : file === null ? "No longer in the library" : ""
  return (
    <Stack role="group" aria-labelledby={labelId} gap="1.5">
      <Text id={labelId} textStyle="sm" fontSize="xs" fontWeight="medium" letterSpacing="wide">
        {label}
      </Text>
      <Flex
        gap="4"
        align="start"
        borderWidth="1px"
        borderColor={isInvalid ? "border.error" : "border"}
        borderRadius="l2"
        padding="3"
      >
        <Box width={{ base: "28", md: "40" }} flexShrink="0" borderRadius="l1" overflow="hidden" borderWidth="1px">
          {file ? (
            <MediaThumbnail file={file} />
          ) : (
            <Center
              aspectRatio="4 / 3"
              background="bg.muted"
              color="fg.muted"
              fontSize="sm"
              textAlign="center"
              padding="2"
            >
              {absence}
            </Center>
          )}
        </Box>
        <Stack gap="2" minWidth="0" flex="1">
          {file && (
            <Text fontWeight="medium" overflowWrap="anywhere" lineClamp="2">
              {file.filename}
            </Text>
          )}
          {file && <AltText file={file} />}
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" size="sm" onClick={() => setIsOpen(true)} aria-label={`Choose: ${label}`}>
              Choose
            </Button>
            {value !== "" && (
              <Button variant="outline" size="sm" onClick={() => onChange("")} aria-label={`Remove: ${label}`}>
                Remove
              </Button>
            )}
          </Flex>
        </Stack>
      </Flex>
      {isOpen && (
        <MediaPickerDialog
          label={label}
          chosenId={id}
          close={() => setIsOpen(false)}
          choose={(chosen) => {
            onChange(chosen.url)
            setIsOpen(false)
          }}
        />
      )}
    </Stack>
  )
}

import { useWindowEvent } from "../../../browser/listen.ts"
import { Button, chakra, Flex, PrimaryButton, Text } from "../../../components/chakra.ts"
import { describeSize } from "../../../components/files/fileSize.ts"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import type { LeadFiles_FileFragment } from "../../../graphql/generated.ts"
import { useFilePicture } from "./filePictures.ts"

const MIME_PDF = "application/pdf"

interface Props {
  files: readonly LeadFiles_FileFragment[]
  shown: LeadFiles_FileFragment
  save: (file: LeadFiles_FileFragment) => void
  show: (file: LeadFiles_FileFragment) => void
  close: () => void
}

export const FileDialog = ({ files, shown, save, show, close }: Props) => {
  const index = files.findIndex(({ id }) => id === shown.id)
  const url = useFilePicture(shown.previewUrl)
  const step = (by: -1 | 1) => {
    const next = files[index + by]
    if (next) show(next)
  }

  useWindowEvent("keydown", ({ key }) => {
    if (key === "ArrowLeft") step(-1)
    else if (key === "ArrowRight") step(1)
  })

  return (
    <ModalDialog
      title={shown.name}
      close={close}
      closeLabel="Close"
      size="xl"
      actions={
        <>
          {files.length > 1 && (
            <Flex gap="2" align="center" order={-1} marginEnd="auto">
              <Button size="md" aria-keyshortcuts="ArrowLeft" disabled={index === 0} onClick={() => step(-1)}>
                Previous
              </Button>
              <Button
                size="md"
                aria-keyshortcuts="ArrowRight"
                disabled={index === files.length - 1}
                onClick={() => step(1)}
              >
                Next
              </Button>
              <Text role="status" fontSize="sm" color="fg.muted" whiteSpace="nowrap">
                {`${index + 1} of ${files.length}`}
              </Text>
            </Flex>
          )}
          <PrimaryButton size="md" onClick={() => save(shown)}>
            Download
          </PrimaryButton>
        </>
      }
    >
      <Flex
        direction="column"
        align="center"
        justify="center"
        gap="2"
        height="60dvh"
        background="bg.muted"
        borderRadius="l2"
        padding="2"
      >
        {url && (
          <chakra.img src={url} alt={shown.name} minHeight="0" maxWidth="full" maxHeight="full" objectFit="contain" />
        )}
        {url === undefined && <Text color="fg.muted">Loading...</Text>}
        {url === null && <Text color="fg.muted">It cannot be shown right now. You can download it.</Text>}
      </Flex>
      <Text marginTop="2" fontSize="sm" color="fg.muted">
        {`${shown.contentType === MIME_PDF ? "First page of a PDF" : "Picture"}, ${describeSize(shown.size)}`}
      </Text>
    </ModalDialog>
  )
}

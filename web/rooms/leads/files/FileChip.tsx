import { Box, Button, Center, chakra, Text } from "../../../components/chakra.ts"
import { describeSize } from "../../../components/files/fileSize.ts"
import { StrokeIcon } from "../../../components/StrokeIcon.tsx"
import type {
  AttachmentLeftOut,
  LeadFiles_FileFragment,
  LeadMessages_MessageFragment,
} from "../../../graphql/generated.ts"
import { useFilePicture } from "./filePictures.ts"
import { useOpenFile } from "./fileViewer.tsx"

const SHEET = "M4 1.500h5l3 3v10H4zM9 1.500v3h3"

export const FileThumbnail = ({ file }: { file: Pick<LeadFiles_FileFragment, "previewUrl"> }) => {
  const url = useFilePicture(file.previewUrl)
  return (
    <Center
      boxSize="9"
      flexShrink="0"
      overflow="hidden"
      background="bg.muted"
      // A white page would be invisible on a white background without the border.
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      color="fg.muted"
      aria-hidden="true"
    >
      {url ? <chakra.img src={url} alt="" boxSize="full" objectFit="cover" /> : <StrokeIcon path={SHEET} />}
    </Center>
  )
}

// Windows or macOS would run a file with one of these extensions.
const PROGRAM = /\.(app|bat|cmd|com|dmg|exe|hta|jar|js|lnk|msi|pkg|ps1|scr|sh|vbs|wsf)$/i

export const fileCaution = (name: string) => (PROGRAM.test(name) ? "a program, which may do harm" : undefined)

const aboutFile = ({ name, size }: { name: string; size: number }) =>
  [describeSize(size), fileCaution(name)].filter(Boolean).join(", ")

const look = {
  display: "flex",
  alignItems: "center",
  gap: "2.5",
  width: "full",
  maxWidth: "20rem",
  height: "auto",
  minWidth: "0",
  padding: "1.5",
  paddingEnd: "3",
  justifyContent: "start",
  textAlign: "start",
  fontWeight: "normal",
  borderColor: "border",
  borderWidth: "1px",
  borderRadius: "l2",
} as const

const Words = ({ name, about }: { name: string; about: string }) => (
  <Box minWidth="0" flex="1">
    <Text truncate lineHeight="1.25rem" title={name}>
      {name}
    </Text>
    <Text fontSize="xs" lineHeight="1rem" color="fg.muted" whiteSpace="normal">
      {about}
    </Text>
  </Box>
)

export const FileChip = ({ file }: { file: LeadFiles_FileFragment }) => {
  const open = useOpenFile()
  return (
    <Button
      {...look}
      data-printed
      variant="plain"
      background="bg"
      _hover={{ background: "bg.muted" }}
      aria-label={`${file.previewUrl ? "Open" : "Download"} ${file.name}, ${aboutFile(file)}`}
      onClick={() => open(file)}
    >
      <FileThumbnail file={file} />
      <Words name={file.name} about={aboutFile(file)} />
    </Button>
  )
}

export const leftOutLabels: Readonly<Record<AttachmentLeftOut, string>> = {
  TOO_LARGE: "too large, left in the mailbox",
  TOO_MANY: "one too many, left in the mailbox",
  UNREADABLE: "could not be read, left in the mailbox",
}

export const LeftOutChip = ({
  attachment: { name, size, leftOut },
}: {
  attachment: LeadMessages_MessageFragment["attachments"][number]
}) => (
  <Box {...look} borderStyle="dashed" borderColor="border.emphasized" color="fg.muted" fontSize="sm">
    <Center boxSize="9" flexShrink="0" aria-hidden="true">
      <StrokeIcon path={SHEET} />
    </Center>
    <Words name={name} about={`${describeSize(size)}, ${leftOut ? leftOutLabels[leftOut] : "deleted since"}`} />
  </Box>
)

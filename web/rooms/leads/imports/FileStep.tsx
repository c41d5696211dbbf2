import { useNavigate, useSearchParams } from "react-router-dom"
import { Box, Stack, Text } from "../../../parts/chakra.ts"
import { DropZone } from "../../../parts/forms/files/DropZone.tsx"
import { FilePickerButton } from "../../../parts/forms/files/FilePickerButton.tsx"
import { UploadList } from "../../../parts/forms/files/UploadList.tsx"
import { isPending } from "../../../parts/forms/files/uploadQueue.ts"
import { PaneSwitch } from "../../../parts/list/ToggleGroup.tsx"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { capitalized, importsPath, useLeadKinds } from "../lead/leadKind.ts"
import { ImportStep, StepButtons } from "./ImportSteps.tsx"
import { useImportUpload } from "./useImportUpload.ts"

// What other programs save as CSV has other names as well.
const accept = ["text/csv", ".csv", ".tsv", ".txt"]

/** The first step: which kind of leads, in which file. */
export const FileStep = () => {
  const kinds = useLeadKinds()
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const kind = kinds.find(({ tab }) => tab === address.get("kind")) ?? kinds[0]
  if (!kind) throw new Error("There is no kind of lead")
  const { uploads, start, queue } = useImportUpload(kind.type, (id) =>
    navigate(`${importsPath}/${id}`, { replace: true }),
  )
  const isSending = uploads.some(isPending)
  const take = ([file]: File[]) => {
    if (file && !isSending) void start(file)
  }

  return (
    <ImportStep
      current="file"
      about="A CSV file, as every spreadsheet saves it, whose first row names the columns. Uploading changes nothing yet: you see what becomes of each row before it runs."
    >
      <Stack gap="1.5">
        <Text fontSize="sm" fontWeight="medium">
          What its rows are
        </Text>
        <PaneSwitch
          label="Kind of lead"
          panes={kinds.map(({ noun }) => capitalized(noun[1]))}
          shown={capitalized(kind.noun[1])}
          show={(shown) => {
            const tab = kinds.find(({ noun }) => capitalized(noun[1]) === shown)?.tab
            if (tab && !isSending) setAddress({ kind: tab }, { replace: true })
          }}
        />
      </Stack>
      <DropZone take={take} words="Drop the file to upload it">
        <Stack
          align="center"
          gap="3"
          paddingX="4"
          paddingY={{ base: "8", md: "12" }}
          borderWidth="1px"
          borderStyle="dashed"
          borderRadius="l3"
          background="bg"
          textAlign="center"
        >
          <FilePickerButton label="Choose a file" accept={accept} isDisabled={isSending} pick={take} />
          <Remark>or drop it here. Commas, semicolons and tabs all do.</Remark>
        </Stack>
        <Box aria-live="polite">
          <UploadList queue={queue} uploads={uploads} isNarrow />
        </Box>
      </DropZone>
      <StepButtons>
        <RouteLink to={importsPath} color="fg.muted" marginEnd="auto">
          All imports
        </RouteLink>
      </StepButtons>
    </ImportStep>
  )
}

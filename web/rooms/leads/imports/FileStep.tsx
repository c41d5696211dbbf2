import { CombinedGraphQLErrors } from "@apollo/client/errors"
import { useApolloClient } from "@apollo/client/react"
import { useEffect } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { dropRefusedToken, readAdminToken } from "../../../apollo/adminToken.ts"
import { uploadFetch } from "../../../apollo/uploadFetch.ts"
import { useStore } from "../../../browser/store.ts"
import { Box, HelpText, Stack, Text } from "../../../components/chakra.ts"
import { DropZone } from "../../../components/files/DropZone.tsx"
import { FilePickerButton } from "../../../components/files/FilePickerButton.tsx"
import { UploadList } from "../../../components/files/UploadList.tsx"
import { isPending, uploadQueues } from "../../../components/files/uploadQueue.ts"
import { PaneSwitch } from "../../../components/list/ToggleGroup.tsx"
import { capitalized, importsPath, useLeadKinds } from "../lead/leadKind.ts"
import { ImportStep, StepButtons } from "./ImportStep.tsx"

/** The usual formats of spreadsheet programs, none of which is CSV. */
const WORKBOOK = /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i

const refusalOf = ({ name, size }: File) => {
  if (WORKBOOK.test(name))
    return "This is a workbook. Save it as CSV in your spreadsheet (File, Save as, CSV UTF-8), and choose that file."
  return size === 0 ? "This file is empty" : undefined
}

const reasonIn = async (response: Response) => {
  const body: { message?: string; errors?: { message: string }[] } = await response.json().catch(() => ({}))
  return body.errors?.[0]?.message ?? body.message ?? "The server did not take the file"
}

interface Target {
  facts: object
  open: (id: string) => void
}

const importQueueOf = uploadQueues(() => ({
  refusalOf,
  send: async ({ file, target: { facts } }: { file: File; target: Target }, options) => {
    const token = readAdminToken()
    const response = await uploadFetch(`/api/imports?${new URLSearchParams({ ...facts, file_name: file.name })}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
      body: file,
      ...options,
    })
    if (response.ok) return String((await response.json()).id)
    if (response.status === 401) dropRefusedToken(token)
    const canRetry = response.status >= 500 || response.status === 429
    const code = response.status === 401 ? "UNAUTHENTICATED" : canRetry ? "SERVICE_UNAVAILABLE" : "BAD_USER_INPUT"
    throw new CombinedGraphQLErrors({ errors: [{ message: await reasonIn(response), extensions: { code } }] })
  },
  onStored: ({ target }, id) => target.open(id),
  loss: "A file of leads is still being uploaded.",
}))

// Some programs use other extensions for CSV.
const accept = ["text/csv", ".csv", ".tsv", ".txt"]

export const FileStep = () => {
  const kinds = useLeadKinds()
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const kind = kinds.find(({ tab }) => tab === address.get("kind")) ?? kinds[0]
  if (!kind) throw new Error("There is no kind of lead")
  const like = address.get("like")
  const facts = { lead_type: kind.type.toLowerCase(), ...(like && { like }) }
  const queue = importQueueOf(useApolloClient())
  const uploads = useStore(queue)
  useEffect(() => queue.clear, [queue])
  const isSending = uploads.some(isPending)
  const take = ([file]: File[]) => {
    if (!file || isSending) return
    queue.clear()
    queue.add([file], { facts, open: (id) => navigate(`${importsPath}/${id}`, { replace: true }) })
  }

  return (
    <ImportStep
      current="File"
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
          <HelpText>or drop it here. Commas, semicolons and tabs all do.</HelpText>
          {like && <HelpText>It gets the columns and settings of the import that its rows are from.</HelpText>}
        </Stack>
        <Box aria-live="polite">
          <UploadList queue={queue} uploads={uploads} isNarrow />
        </Box>
      </DropZone>
      <StepButtons back={[importsPath, "All imports"]} />
    </ImportStep>
  )
}

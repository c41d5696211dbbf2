import { useApolloClient } from "@apollo/client/react"
import { useRef, useState } from "react"
import { toast } from "sonner"
import { downloadFile } from "../../../apollo/downloadFile.ts"
import { errorCode, failureText } from "../../../apollo/errors.ts"
import {
  DeleteLeadImportDocument,
  PauseLeadImportDocument,
  StartLeadImportDocument,
  UndoLeadImportDocument,
} from "../../../graphql/generated.ts"
import type { Import } from "./importWords.ts"

const documents = {
  start: StartLeadImportDocument,
  pause: PauseLeadImportDocument,
  undo: UndoLeadImportDocument,
  remove: DeleteLeadImportDocument,
}

/** One action at a time; each resolves to true on success. */
export const useImportActions = ({ id, fileName, revision }: Pick<Import, "id" | "fileName" | "revision">) => {
  const client = useApolloClient()
  const isActing = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  const once = async (failure: string, act: () => Promise<unknown>) => {
    if (isActing.current) return false
    isActing.current = true
    setIsBusy(true)
    try {
      await act()
      return true
    } catch (error) {
      toast.error(failure, { description: failureText(error) })
      // Another tab or somebody else was faster.
      if (errorCode(error) === "CONFLICT") await client.refetchQueries({ include: ["LeadImport"] })
      return false
    } finally {
      isActing.current = false
      setIsBusy(false)
    }
  }
  const ask =
    (name: keyof typeof documents, failure: string, said = {}) =>
    () => {
      const variables = { id, ...said }
      return once(failure, () => client.mutate({ mutation: documents[name] as typeof documents.start, variables }))
    }

  return {
    isBusy,
    start: ask("start", "Failed to run the import", { expectedRevision: revision }),
    pause: ask("pause", "Failed to pause the import"),
    undo: ask("undo", "Failed to undo the import"),
    remove: ask("remove", "Failed to delete the import"),
    download: () =>
      once("Failed to download the report", () =>
        downloadFile({
          address: `/api/imports/${id}/report.csv`,
          fileName: () => `${fileName.replace(/\.\w+$/, "")}_report.csv`,
        }),
      ),
  }
}

export type ImportActions = ReturnType<typeof useImportActions>

import { createContext, type ReactNode, useContext, useState } from "react"
import { toast } from "sonner"
import { downloadFile } from "../../../apollo/downloadFile.ts"
import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import type { LeadFiles_FileFragment } from "../../../graphql/generated.ts"

const FileDialog = deferredComponent(() => import("./FileDialog.tsx"), "FileDialog")

type File = LeadFiles_FileFragment

export const saveLeadFile = async ({ url, name }: Pick<File, "url" | "name">) => {
  try {
    await downloadFile({ address: url, fileName: () => name })
  } catch (error) {
    console.error("The download failed:", error)
    toast.error("Failed to download the file", { description: name })
  }
}

const Open = createContext<(file: File) => void>(saveLeadFile)

export const useOpenFile = () => useContext(Open)

export const FileViewer = ({ files, children }: { files: readonly File[]; children: ReactNode }) => {
  const [shownId, setShownId] = useState<string>()
  const pictures = files.filter(({ previewUrl }) => previewUrl !== null)
  const shown = pictures.find(({ id }) => id === shownId)
  return (
    <Open value={(file) => (file.previewUrl ? setShownId(file.id) : void saveLeadFile(file))}>
      {children}
      {shown && (
        <FileDialog
          files={pictures}
          shown={shown}
          save={saveLeadFile}
          show={({ id }) => setShownId(id)}
          close={() => setShownId(undefined)}
        />
      )}
    </Open>
  )
}

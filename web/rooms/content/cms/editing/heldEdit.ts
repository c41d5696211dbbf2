import { draftTexts } from "../../../../browser/drafts.ts"
import type { OpenEdit } from "./editStart.ts"

const drafts = draftTexts("cms_edit:")

// An unsaved edit, such as after an ended session, stays in this tab until the same account opens its section again.
const keyOf = (blockId: string, accountId: string | undefined) => `${accountId}:${blockId}`

export const storeEdit = ({ editing, ...edit }: OpenEdit, accountId: string | undefined) => {
  const text = JSON.stringify({ ...edit, editing: { ...editing, touched: [...editing.touched] } })
  if (accountId !== undefined) drafts.write(keyOf(edit.blockId, accountId), text)
}

export const readEdit = (blockId: string, accountId: string | undefined): OpenEdit | undefined => {
  const { editing, ...edit } = JSON.parse(drafts.read(keyOf(blockId, accountId)) ?? "{}")
  return editing && { ...edit, editing: { ...editing, touched: new Set(editing.touched) } }
}

export const deleteEdit = (blockId: string, accountId: string | undefined) =>
  drafts.write(keyOf(blockId, accountId), undefined)

import {
  ConflictError,
  InvalidInputError,
  NotFoundError,
  PayloadTooLargeError,
  UnsupportedMediaTypeError,
} from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import {
  FILE_REQUEST_LENGTH_MAX,
  LEAD_FILE_BYTES_MAX,
  LEAD_FILES_MAX,
  leadFileTypes,
} from "@farelight/api/contract/leads/leadFiles.ts"
import { leadInput } from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import type { LeadKey, LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { existing } from "../../data/lists.ts"
import { type LeadFileRow, type MockContext, nextId, type Store } from "../../data/store.ts"
import type { Resolvers } from "../../generated.ts"
import { recordAbout } from "../leadEvents.ts"
import { ownedBy } from "../leads.ts"
import { colleagueOf } from "../leadWork.ts"
import { keyOfOwned, leadOf, touchLead } from "./messages.ts"

const REQUESTS_MAX = 10
const SHOWN = ["image/jpeg", "image/png", "image/webp"]

const isOpen = ({ answeredAt, canceledAt }: { answeredAt: Date | null; canceledAt: Date | null }) =>
  answeredAt === null && canceledAt === null

/** The API tells the type by the content; the mock believes the browser. */
const refuse = (store: Store, key: LeadKey, { type, size }: File) => {
  if (size > LEAD_FILE_BYTES_MAX) throw new PayloadTooLargeError("A file may have up to 10 MB.")
  if (!Object.hasOwn(leadFileTypes, type))
    throw new UnsupportedMediaTypeError("Only JPEG, PNG, WebP, HEIC and PDF files are accepted; this is none of them.")
  if (ownedBy(store.leadFiles, key).filter(({ addedBy }) => addedBy !== "MESSAGE").length >= LEAD_FILES_MAX)
    throw new ConflictError(`This lead has ${LEAD_FILES_MAX} files already. Delete one first.`)
}

const sameBytes = async (one: Blob | undefined, other: Blob) => {
  if (one?.size !== other.size) return false
  const [these, those] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()])
  const bytes = new Uint8Array(those)
  return new Uint8Array(these).every((byte, index) => byte === bytes[index])
}

const upload = async (store: Store, key: LeadKey, file: File) => {
  leadOf(store, key)
  refuse(store, key, file)
  for (const known of ownedBy(store.leadFiles, key))
    if (await sameBytes(store.fileBytes.get(known.id), file)) return { file: known, isDuplicate: true }
  const id = nextId(store.leadFiles)
  const facts = { name: file.name, contentType: file.type, size: file.size, contentHash: String(id).padStart(64, "0") }
  const by = { messageId: null, addedBy: "COLLEAGUE", addedById: store.user.id, createdAt: new Date() } as const
  const row: LeadFileRow = { id, ...key, ...facts, ...by }
  store.leadFiles.push(row)
  store.fileBytes.set(id, file)
  if (SHOWN.includes(file.type)) store.filePreviews.set(id, file)
  recordAbout(store, key, "lead.file_added", { fileId: id, addedBy: by.addedBy })
  return { file: row, isDuplicate: false }
}

const request = (store: Store, key: LeadKey, given: string) => {
  leadOf(store, key)
  const what = given.trim()
  if (what === "" || what.length > FILE_REQUEST_LENGTH_MAX)
    throw new InvalidInputError([
      { field: "what", message: what ? `Up to ${FILE_REQUEST_LENGTH_MAX} characters, please.` : "Say what." },
    ])
  const open = ownedBy(store.fileRequests, key).filter(isOpen)
  if (open.some((other) => other.what.toLowerCase() === what.toLowerCase()))
    throw new ConflictError("This is asked for already.")
  if (open.length >= REQUESTS_MAX) throw new ConflictError(`${REQUESTS_MAX} other files are asked for already.`)
  const by = { requestedById: store.user.id, requestedAt: new Date(), answeredAt: null, canceledAt: null }
  const row = { id: nextId(store.fileRequests), ...key, what, ...by }
  store.fileRequests.push(row)
  recordAbout(store, key, "lead.file_requested", { requestId: row.id })
  return row
}

/** What a lead answers of its files. */
export const filesOfLead = (keyOf: (lead: LeadRow) => LeadKey) => ({
  files: (lead: LeadRow, _args: object, { store }: MockContext) => ownedBy(store.leadFiles, keyOf(lead)),
  fileRequests: (lead: LeadRow, _args: object, { store }: MockContext) =>
    ownedBy(store.fileRequests, keyOf(lead)).filter(isOpen),
})

/** Asks the sender of a lead for a file, unless that is done already. */
export const askForFile = (store: Store, key: LeadKey, what: string) => {
  const isAsked = ownedBy(store.fileRequests, key).some((other) => isOpen(other) && other.what === what)
  if (!isAsked) request(store, key, what)
}

export const leadFileResolvers: Resolvers = {
  Mutation: {
    uploadLeadFile: async (_parent, { file, ...which }, { store }) => {
      const key = parseInput(leadInput, which)
      return { ...(await upload(store, key, file)), lead: touchLead(store, key) }
    },
    deleteLeadFile: (_parent, { id }, { store }) => {
      const file = existing(store.leadFiles, id, "file", id)
      store.leadFiles = store.leadFiles.filter((other) => other !== file)
      const key = keyOfOwned(file)
      if (!key) return { lead: null }
      recordAbout(store, key, "lead.file_deleted", { fileId: file.id })
      return { lead: touchLead(store, key) }
    },
    requestLeadFile: (_parent, { what, ...which }, { store }) => {
      const key = parseInput(leadInput, which)
      return { request: request(store, key, what), lead: touchLead(store, key) }
    },
    cancelFileRequest: (_parent, { id }, { store }) => {
      const row = store.fileRequests.find((other) => String(other.id) === id && isOpen(other))
      if (!row) throw new NotFoundError("request", id)
      row.canceledAt = new Date()
      recordAbout(store, row, "lead.file_request_canceled", { requestId: row.id })
      return { lead: touchLead(store, row) }
    },
  },

  LeadFile: {
    colleague: ({ addedById }, _args, { store }) => colleagueOf(store, addedById),
    url: ({ id }) => `/api/leads/files/${id}`,
    previewUrl: ({ id }, _args, { store }) => (store.filePreviews.has(id) ? `/api/leads/files/${id}/preview` : null),
  },
  FileRequest: {
    requestedBy: ({ requestedById }, _args, { store }) => colleagueOf(store, requestedById),
  },
}

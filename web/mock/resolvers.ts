import { emailLogStatuses } from "@farelight/api/contract/emailLog.ts"
import { NotFoundError, PayloadTooLargeError, UnauthenticatedError } from "@farelight/api/contract/errors.ts"
import { leadStatuses } from "@farelight/api/contract/leadStatus.ts"
import {
  MAX_FILE_BYTES,
  type MediaType,
  mediaAddress,
  mediaTypes,
  thumbnailAddress,
  toPicture,
} from "@farelight/api/contract/media.ts"
import { messages } from "@farelight/api/contract/messages.ts"
import { parseInput } from "@farelight/api/contract/parseInput.ts"
import { idOf } from "@farelight/api/database/rowId.ts"
import { enumsOf } from "@farelight/api/graphql/enums.ts"
import { credentials } from "@farelight/api/modules/auth/credentials.rules.ts"
import {
  blockUpdateInput,
  refuseFaults,
  refuseOtherVersion,
  refuseTooLarge,
} from "@farelight/api/modules/cms/cmsBlock.rules.ts"
import { leadKeyOf, previewOf } from "@farelight/api/modules/email/emailTemplates.ts"
import { plainTextAsHtml } from "@farelight/api/modules/email/mailContent.ts"
import { answerDueAt, lastDays, noteInput } from "@farelight/api/modules/leads/lead.rules.ts"
import type { LeadListRequest } from "@farelight/api/modules/leads/lead.service.ts"
import type { LeadRow } from "@farelight/api/modules/leads/leadKind.ts"
import { namedCounters } from "@farelight/api/modules/leads/namedCounters.ts"
import {
  cleanFilename,
  mediaDeletion,
  mediaFileInput,
  pictureUses,
  refuseInUse,
  searchTextOf,
} from "@farelight/api/modules/media/mediaFile.rules.ts"
import { fold } from "@farelight/api/modules/search/searchText.ts"
import { DateTimeISOResolver, JSONResolver } from "graphql-scalars"
import type { Resolvers } from "./generated.ts"
import {
  emailsAbout,
  type MockKind,
  mockKinds,
  ownedBy,
  promiseOf,
  referenceOf,
  repeatsOf,
  setStatus,
  setStatuses,
  submit,
} from "./leads.ts"
import { isOverdue, keptBy, matchesSearch, pageOf } from "./lists.ts"
import { cancel, mailState, resend, sendTest } from "./mail.ts"
import { type MediaFileRow, MOCK_TOKEN, type MockContext, nextId, requirePermission, type Store } from "./store.ts"

const byId = <Row extends { id: number }>(rows: readonly Row[], id: string) =>
  rows.find((row) => row.id === idOf(id)) ?? null

const existing = <Row extends { id: number }>(rows: readonly Row[], id: string, noun: string) => {
  const row = byId(rows, id)
  if (!row) throw new NotFoundError(noun)
  return row
}

const isPending = ({ status }: LeadRow) => status === leadStatuses.PENDING

const hashOf = async (file: Blob) => {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

const isMediaType = (type: string): type is MediaType => Object.hasOwn(mediaTypes, type)

const pictureIds = ({ mediaFiles }: Store) => new Set(mediaFiles.map(({ id }) => id))

/** The operations and the type of a kind, under the names that the kind gives them. */
const ofKind = (kind: MockKind): Resolvers => {
  const { type, one, many, submit: submitName } = kind.graphql
  const keyOf = ({ id }: LeadRow) => ({ leadType: kind.type, leadId: id })
  const operations = {
    ...(kind.graphql.hasNamedCounters && namedCounters(kind)),
    Query: {
      [many]: (_parent: object, { filter, orderBy, ...page }: LeadListRequest, { store }: MockContext) =>
        pageOf(kind.rowsOf(store), page, {
          keeps: keptBy(kind, promiseOf(kind, store), filter),
          order: orderBy as never,
        }),
      [one]: (_parent: object, { id }: { id: string }, { store }: MockContext) => byId(kind.rowsOf(store), id),
    },
    Mutation: {
      [submitName]: (_parent: object, { input }: { input: unknown }, { store }: MockContext) => ({
        id: String(submit(kind, store, input).id),
        message: kind.messages.sent(promiseOf(kind, store).text),
      }),
      [`set${type}Status`]: (_parent: object, change: object, { store }: MockContext) => ({
        [one]: setStatus(kind, store, change),
      }),
      [`set${type}Statuses`]: (_parent: object, changes: object, { store }: MockContext) => {
        const { changed, ...others } = setStatuses(kind, store, changes)
        return { [many]: changed, ...others }
      },
    },
    [type]: {
      id: ({ id }: LeadRow) => String(id),
      answerDueAt: (lead: LeadRow, _args: object, { store }: MockContext) => answerDueAt(promiseOf(kind, store), lead),
      statusChanges: (lead: LeadRow, _args: object, { store }: MockContext) =>
        ownedBy(store.statusChanges, keyOf(lead)),
      notes: (lead: LeadRow, _args: object, { store }: MockContext) => ownedBy(store.leadNotes, keyOf(lead)),
      emails: (lead: LeadRow, _args: object, { store }: MockContext) => emailsAbout(store, keyOf(lead)),
      possibleRepeats: (lead: LeadRow, _args: object, { store }: MockContext) =>
        repeatsOf(store, keyOf(lead), lead.email),
    },
  }
  // As in the API, the compiler cannot follow computed names; the schema checks them when it is made.
  return operations as unknown as Resolvers
}

const countIn = (store: Store, keeps: (lead: LeadRow) => boolean) =>
  mockKinds.map((kind) => ({ leadType: kind.type, count: kind.rowsOf(store).filter(keeps).length }))

const otherResolvers: Resolvers = {
  ...enumsOf(mockKinds),
  DateTime: DateTimeISOResolver,
  JSON: JSONResolver,

  Query: {
    me: (_parent, _args, viewer) => requirePermission(viewer, "account"),
    loginHint: (_parent, { key }, { store: { user, loginHintKey } }) => (key && key === loginHintKey ? user : null),
    dashboardSummary: (_parent, _args, { store }) => ({
      kinds: mockKinds.map((kind) => {
        const leads = kind.rowsOf(store)
        const promise = promiseOf(kind, store)
        return {
          leadType: kind.type,
          total: leads.length,
          pending: leads.filter(isPending).length,
          overdue: leads.filter((lead) => isOverdue(promise, lead)).length,
          replyPromise: promise.text,
        }
      }),
    }),
    leadCities: (_parent, { startsWith }, { store }) =>
      [...new Set(store.driverApplications.map(({ city }) => city))]
        .filter((city) => city.toLowerCase().startsWith(startsWith.toLowerCase()))
        .sort()
        .slice(0, 10),
    leadStatistics: (_parent, { days }, { store }) => ({
      days: lastDays(days).map((date) => ({
        date,
        kinds: countIn(store, ({ createdAt }) => createdAt.toISOString().startsWith(date)),
      })),
      statuses: Object.values(leadStatuses).map((status) => ({
        status,
        kinds: countIn(store, (lead) => lead.status === status),
      })),
    }),
    emailLogs: (_parent, { filter, ...page }, { store }) =>
      pageOf(store.emailLogs, page, {
        keeps: ({ subject, recipient, status, logType }) =>
          matchesSearch(filter?.search, [subject, recipient]) &&
          (filter?.statuses?.includes(status) ?? true) &&
          (filter?.types?.some((type) => type === logType) ?? true),
      }),
    emailLog: (_parent, { id }, { store }) => byId(store.emailLogs, id),
    mailState: (_parent, _args, { store }) => mailState(store),
    emailPreview: (_parent, { type }, { store }) =>
      previewOf(mockKinds, type, { promiseOf: async (kind) => promiseOf(kind, store).text, urlOf: () => null }),
    mediaFiles: (_parent, { filter, orderBy, ...page }, { store }) =>
      pageOf(store.mediaFiles, page, {
        keeps: ({ searchText, altText }) =>
          searchText.includes(fold(filter?.search ?? "").trim()) &&
          (typeof filter?.lacksAltText !== "boolean" || (altText === "") === filter.lacksAltText),
        order: orderBy,
      }),
    mediaFile: (_parent, { id }, { store }) => byId(store.mediaFiles, id),
    cmsBlocks: (_parent, { page }, { store }) => store.cmsBlocks.filter((block) => !page || block.page === page),
    cmsBlock: (_parent, { id }, { store }) => byId(store.cmsBlocks, id),
  },

  Mutation: {
    login: (_parent, input, { store: { user, tokens } }) => {
      const { username, password } = parseInput(credentials, input)
      if (username.toLowerCase() !== user.username || password !== user.password) {
        throw new UnauthenticatedError(messages.loginRejected)
      }
      tokens.add(MOCK_TOKEN)
      return { token: MOCK_TOKEN, user, admin: user, expiresAt: new Date(Date.now() + 7 * 24 * 60 * 60_000) }
    },
    logout: (_parent, _args, { store, token }) => store.tokens.delete(token),
    addLeadNote: (_parent, input, { store }) => {
      const { leadType, leadId, text } = parseInput(noteInput, input)
      const leads = mockKinds.find(({ type }) => type === leadType)?.rowsOf(store) ?? []
      existing(leads, String(leadId), "lead")
      const written = { writtenBy: store.user.name, writtenAt: new Date() }
      const note = { id: nextId(store.leadNotes), leadType, leadId, text, ...written }
      store.leadNotes.push(note)
      return { note }
    },
    updateCmsBlock: (_parent, input, { store }) => {
      const { id, content, expectedVersion } = parseInput(blockUpdateInput, input)
      refuseTooLarge(content)
      const block = existing(store.cmsBlocks, id, "content block")
      refuseOtherVersion(block, expectedVersion)
      refuseFaults(block, content, pictureIds(store))
      Object.assign(block, { content, version: block.version + 1, updatedAt: new Date() })
      store.cmsBlockVersions.push({
        id: nextId(store.cmsBlockVersions),
        blockId: block.id,
        version: block.version,
        content,
        savedBy: store.user.name,
        savedAt: block.updatedAt,
      })
      return { cmsBlock: block }
    },
    uploadMedia: async (_parent, { file }, { store, measure }) => {
      if (file.size > MAX_FILE_BYTES) throw new PayloadTooLargeError(messages.fileTooLarge)
      const contentHash = await hashOf(file)
      const known = store.mediaFiles.find((row) => row.contentHash === contentHash)
      if (known) return { mediaFile: known, isDuplicate: true }
      const contentType = isMediaType(file.type) ? file.type : "image/png"
      const named = { filename: cleanFilename(file.name, contentType), altText: "" }
      const now = new Date()
      const mediaFile: MediaFileRow = {
        ...named,
        ...(await measure(file)),
        id: nextId(store.mediaFiles),
        contentHash,
        contentType,
        size: file.size,
        isAnimated: contentType === "image/gif",
        searchText: searchTextOf(named),
        uploadedBy: store.user.name,
        createdAt: now,
        updatedAt: now,
      }
      store.mediaFiles.push(mediaFile)
      store.pictures.set(contentHash, file)
      return { mediaFile, isDuplicate: false }
    },
    updateMedia: (_parent, input, { store }) => {
      const { id, altText } = parseInput(mediaFileInput, input)
      const file = existing(store.mediaFiles, id, "media file")
      Object.assign(file, { altText, searchText: searchTextOf({ filename: file.filename, altText }) })
      return { mediaFile: file }
    },
    deleteMedia: (_parent, input, { store }) => {
      const { id, evenIfUsed } = parseInput(mediaDeletion, input)
      const file = existing(store.mediaFiles, id, "media file")
      if (!evenIfUsed) refuseInUse(file, pictureUses(store.cmsBlocks).get(file.id))
      store.mediaFiles = store.mediaFiles.filter((other) => other !== file)
      return { id }
    },
    resendEmail: (_parent, { id }, { store }) => ({ emailLog: resend(store, id) }),
    cancelEmail: (_parent, { id }, { store }) => ({ emailLog: cancel(store, id) }),
    sendTestEmail: (_parent, _args, { store }) => sendTest(store),
  },

  User: { id: ({ id }) => String(id) },
  LeadNote: { id: ({ id }) => String(id) },
  LeadReference: { id: ({ id }) => String(id) },
  StatusChange: {
    id: ({ id }) => String(id),
    from: ({ fromStatus }) => fromStatus,
    to: ({ toStatus }) => toStatus,
  },
  EmailLog: {
    id: ({ id }) => String(id),
    type: ({ logType }) => logType,
    html: ({ html, body }) => html ?? plainTextAsHtml(body),
    attempts: ({ id }, _args, { store }) => store.emailAttempts.filter(({ emailLogId }) => emailLogId === id),
    nextAttemptAt: ({ status, dueAt }) => (status === emailLogStatuses.QUEUED ? dueAt : null),
    lead: (log, _args, { store }) => referenceOf(store, leadKeyOf(mockKinds, log)),
  },
  EmailAttempt: { id: ({ id }) => String(id) },
  MediaFile: {
    id: ({ id }) => String(id),
    url: ({ id }) => mediaAddress(id),
    publicUrl: () => null,
    thumbnailUrl: (file) => thumbnailAddress(toPicture(file)),
    uses: ({ id }, _args, { store }) => pictureUses(store.cmsBlocks).get(id) ?? [],
  },
  CmsBlock: {
    id: ({ id }) => String(id),
    versions: ({ id }, page, { store }) =>
      pageOf(
        store.cmsBlockVersions.filter(({ blockId }) => blockId === id),
        page,
      ),
  },
  CmsBlockVersion: { id: ({ id }) => String(id) },
}

/** Each field of the schema over the store, by the product's own rules. Who may ask is decided in `schema.ts`. */
export const resolvers: Resolvers[] = [otherResolvers, ...mockKinds.map(ofKind)]

import {
  hasPreview,
  LEAD_FILE_BYTES_MAX,
  leadFileAddress,
  leadFilePreviewAddress,
} from "../../../contract/files/leadFiles.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { readUpload } from "../../../edges/http/uploads.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { cancelFileRequest, requestLeadFile } from "./fileRequests.service.ts"
import { deleteLeadFile, uploadLeadFile } from "./leadFiles.service.ts"

export const createLeadFileResolvers = (kinds: readonly LeadKind[]): Resolvers => ({
  Mutation: {
    uploadLeadFile: (_parent, { file, ...lead }, { viewer }) =>
      uploadLeadFile(kinds, viewer, lead, () => readUpload(file, LEAD_FILE_BYTES_MAX)),
    deleteLeadFile: async (_parent, { id }, { viewer }) => ({ lead: await deleteLeadFile(kinds, viewer, id) }),
    requestLeadFile: (_parent, asked, { viewer }) => requestLeadFile(kinds, viewer, asked),
    cancelFileRequest: async (_parent, { id }, { viewer }) => ({ lead: await cancelFileRequest(kinds, viewer, id) }),
  },
  LeadFile: {
    colleague: ({ addedById }, _args, { loaders }) =>
      addedById === null ? null : loaders.withTeam("team", ({ colleagueOf }) => colleagueOf(addedById)),
    url: ({ id }) => leadFileAddress(id),
    previewUrl: async ({ id, contentType }, _args, { loaders }) => {
      if (!hasPreview(contentType)) return null
      return (await loaders.lacksPreview.load(id)) ? null : leadFilePreviewAddress(id)
    },
  },
  FileRequest: {
    requestedBy: ({ requestedById }, _args, { loaders }) =>
      requestedById === null ? null : loaders.withTeam("team", ({ colleagueOf }) => colleagueOf(requestedById)),
  },
})

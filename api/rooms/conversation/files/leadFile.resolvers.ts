import {
  hasPreview,
  LEAD_FILE_BYTES_MAX,
  leadFileAddress,
  leadFilePreviewAddress,
} from "../../../contract/files/leadFiles.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { readUpload } from "../../../edges/http/uploads.ts"
import { cancelFileRequest, requestLeadFile } from "./fileRequests.service.ts"
import { deleteLeadFile, uploadLeadFile } from "./leadFiles.service.ts"

export const leadFileResolvers: Resolvers = {
  Mutation: {
    uploadLeadFile: (_parent, { file, ...lead }, { viewer }) =>
      uploadLeadFile(viewer, lead, () => readUpload(file, LEAD_FILE_BYTES_MAX)),
    deleteLeadFile: async (_parent, { id }, { viewer }) => ({ lead: await deleteLeadFile(viewer, id) }),
    requestLeadFile: (_parent, args, { viewer }) => requestLeadFile(viewer, args),
    cancelFileRequest: async (_parent, { id }, { viewer }) => ({ lead: await cancelFileRequest(viewer, id) }),
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
}

import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { eraseLead, eraseSubject, previewLeadErasure, previewPersonErasure } from "./erasure.service.ts"

export const erasureResolvers: Resolvers = {
  Query: {
    leadErasurePreview: (_parent, which, { viewer }) => previewLeadErasure(viewer, which),
    subjectErasurePreview: (_parent, who, { viewer, once }) =>
      once(`erasure ${who.email} ${who.phone}`, () => previewPersonErasure(viewer, who)),
  },
  Mutation: {
    eraseLead: (_parent, args, { viewer }) => eraseLead(viewer, args),
    eraseSubject: (_parent, args, { viewer }) => eraseSubject(viewer, args),
  },
}

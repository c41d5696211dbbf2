import { leadImportDateOrders, leadImportKnown } from "../../../contract/leads/leadImports.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { importFieldsOf, isRequired } from "./importFields.ts"
import { listRows, nameOfMaker } from "./importRows.ts"
import type { LeadImportRow } from "./leadImport.model.ts"
import {
  dateOrderOf,
  deleteImport,
  describeImport,
  findImport,
  listImports,
  pauseImport,
  startImport,
  undoImport,
  undoUntil,
} from "./leadImports.service.ts"

const { SKIP, UPDATE } = leadImportKnown

const payload = async (changed: Promise<LeadImportRow>) => ({ leadImport: await changed })

export const leadImportResolvers: Resolvers = {
  Query: {
    leadImports: (_parent, request, { viewer }) => listImports(viewer, request),
    leadImport: (_parent, { id }, { viewer }) => findImport(viewer, id),
  },
  Mutation: {
    describeLeadImport: (_parent, { input: { id, ...description } }, { viewer }) =>
      payload(describeImport(viewer, id, description)),
    startLeadImport: (_parent, { id, expectedRevision }, { viewer }) =>
      payload(startImport(viewer, id, expectedRevision)),
    pauseLeadImport: (_parent, { id }, { viewer }) => payload(pauseImport(viewer, id)),
    undoLeadImport: (_parent, { id }, { viewer }) => payload(undoImport(viewer, id)),
    deleteLeadImport: async (_parent, { id }, { viewer }) => ({ id: await deleteImport(viewer, id) }),
  },
  LeadImport: {
    madeBy: (one, _args, { viewer }) => nameOfMaker(one, viewer),
    undoUntil,
    columns: ({ columns }) => columns.map((column, index) => ({ ...column, index })),
    fields: ({ leadType }) => {
      const kind = kindOf(leadType)
      return Object.entries(importFieldsOf(kind)).map(([name, { label }]) => ({
        name,
        label,
        isRequired: isRequired(kind, name),
      }))
    },
    unclearDates: ({ columns }) => dateOrderOf(columns).unclear,
    dateOrder: ({ columns, settings: { dateOrder } }) =>
      dateOrder && dateOrder in leadImportDateOrders ? dateOrder : dateOrderOf(columns).order,
    // Earlier versions stored other choices, which now count as skipping.
    onKnown: ({ settings }) => (settings.onKnown === UPDATE ? UPDATE : SKIP),
    runsRules: ({ settings }) => settings.runsRules,
    source: ({ settings }) => settings.source,
    keepsOthers: ({ settings }) => settings.keepsOthers ?? false,
    ownerId: ({ settings: { ownerId } }) => (ownerId === null ? null : String(ownerId)),
    rows: (one, request, { viewer }) => listRows(viewer, one, request),
  },
  LeadImportRow: {
    lead: async ({ leadType, leadId }, _args, { loaders }) =>
      leadId === null ? null : ((await loaders.references.load({ leadType, leadId }))[0] ?? null),
  },
}

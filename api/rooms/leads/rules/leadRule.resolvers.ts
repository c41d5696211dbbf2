import type { Resolvers } from "../../../edges/graphql/generated.ts"
import {
  deleteLeadRule,
  listLeadRules,
  listRuleFields,
  orderLeadRules,
  saveLeadRule,
  switchLeadRule,
} from "./leadRules.service.ts"
import { readTeamHours, saveTeamHours } from "./teamHours.service.ts"
import { tryLeadRule } from "./tryRule.service.ts"

export const leadRuleResolvers: Resolvers = {
  Query: {
    leadRules: (_parent, _args, { viewer }) => listLeadRules(viewer),
    leadRuleFields: (_parent, { leadType }, { viewer }) => listRuleFields(viewer, leadType),
    tryLeadRule: (_parent, { input }, { viewer }) => tryLeadRule(viewer, input),
    teamHours: (_parent, _args, { viewer }) => readTeamHours(viewer),
  },
  Mutation: {
    saveLeadRule: async (_parent, { input }, { viewer }) => ({ leadRule: await saveLeadRule(viewer, input) }),
    switchLeadRule: async (_parent, { id, isOn }, { viewer }) => ({ leadRule: await switchLeadRule(viewer, id, isOn) }),
    orderLeadRules: (_parent, { ids }, { viewer }) => orderLeadRules(viewer, ids),
    deleteLeadRule: (_parent, { id }, { viewer }) => deleteLeadRule(viewer, id),
    saveTeamHours: (_parent, { input }, { viewer }) => saveTeamHours(viewer, input),
  },
  LeadRule: {
    id: ({ id }) => String(id),
    madeBy: ({ madeById }, _args, { loaders }) => loaders.withTeam("team", ({ colleagueOf }) => colleagueOf(madeById)),
  },
  LeadRuleEffect: {
    users: ({ userIds }, _args, { loaders }) =>
      loaders.withTeam("team", ({ colleagueOf }) => (userIds ?? []).map((id) => colleagueOf(Number(id)))),
  },
}

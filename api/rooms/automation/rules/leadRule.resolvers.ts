import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { deleteLeadRule, listLeadRules, listRuleFields, saveLeadRule, switchLeadRule } from "./leadRules.service.ts"
import { readWorkingDays, saveWorkingDays } from "./workingDays.service.ts"

export const leadRuleResolvers: Resolvers = {
  Query: {
    leadRules: (_parent, _args, { viewer }) => listLeadRules(viewer),
    leadRuleFields: (_parent, { leadType }, { viewer }) => listRuleFields(viewer, leadType),
    workingDays: (_parent, _args, { viewer }) => readWorkingDays(viewer),
  },
  Mutation: {
    saveLeadRule: async (_parent, { input }, { viewer }) => ({ leadRule: await saveLeadRule(viewer, input) }),
    switchLeadRule: async (_parent, { id, isOn }, { viewer }) => ({
      leadRule: await switchLeadRule(viewer, id, isOn),
    }),
    deleteLeadRule: async (_parent, { id }, { viewer }) => ({ id: await deleteLeadRule(viewer, id) }),
    saveWorkingDays: async (_parent, input, { viewer }) => ({ workingDays: await saveWorkingDays(viewer, input) }),
  },
  LeadRule: {
    assignTo: ({ effects }) => [...effects.assignTo],
    followUpDays: ({ effects }) => effects.followUpDays,
    isWorkingDays: ({ effects }) => effects.isWorkingDays,
    template: ({ effects }) => effects.template,
    tell: ({ effects }) => [...effects.tell],
    madeBy: ({ madeById }, _args, { loaders }) => loaders.withTeam("team", ({ colleagueOf }) => colleagueOf(madeById)),
  },
}

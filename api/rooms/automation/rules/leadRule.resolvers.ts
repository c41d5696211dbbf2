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
    saveLeadRule: (_parent, { input }, { viewer }) => saveLeadRule(viewer, input),
    switchLeadRule: (_parent, { id, isOn }, { viewer }) => switchLeadRule(viewer, id, isOn),
    deleteLeadRule: (_parent, { id }, { viewer }) => deleteLeadRule(viewer, id),
    saveWorkingDays: (_parent, input, { viewer }) => saveWorkingDays(viewer, input),
  },
  LeadRule: {
    id: ({ id }) => String(id),
    assignTo: ({ effects }) => [...effects.assignTo],
    followUpDays: ({ effects }) => effects.followUpDays,
    isWorkingDays: ({ effects }) => effects.isWorkingDays,
    template: ({ effects }) => effects.template,
    tell: ({ effects }) => [...effects.tell],
    madeBy: ({ madeById }, _args, { loaders }) => loaders.withTeam("team", ({ colleagueOf }) => colleagueOf(madeById)),
  },
}

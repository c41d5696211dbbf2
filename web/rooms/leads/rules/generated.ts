/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { skipToken, type SkipToken, useMutation, useQuery } from "@apollo/client/react"
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A condition to store. */
export type LeadRuleConditionInput = {
  /** The field, by the name of `leadRuleFields`. */
  field: string;
  /** The values, any of which it must have, 1 to 50. */
  values: Array<string>;
};

/** An effect to store. */
export type LeadRuleEffectInput = {
  /** Of `FOLLOW_UP` in how many days, 0 to 365. */
  days?: number | null | undefined;
  /** Of `FOLLOW_UP` whether only working days count. */
  isWorkingDays?: boolean | null | undefined;
  /** What it does. */
  kind: LeadRuleEffectKind;
  /** Of `SEND_TEMPLATE` the reply template, by its name. */
  template?: string | null | undefined;
  /** Of `ASSIGN` to whom, in turn; of `TELL_PEOPLE` whom. Up to 20. */
  userIds?: Array<string> | null | undefined;
  /** Of `TELL_WEBHOOK` which. Needs `team:manage`, too. */
  webhookId?: string | null | undefined;
};

/** What a rule does. */
export type LeadRuleEffectKind =
  /** Give the lead to somebody, or in turn to several. Only a lead that nobody has. */
  | 'ASSIGN'
  /** Set a follow-up, unless one is set. */
  | 'FOLLOW_UP'
  /** Mail its sender a reply template. */
  | 'SEND_TEMPLATE'
  /** Mail everybody whose role is owner or manager. */
  | 'TELL_MANAGERS'
  /** Mail the lead's owner. */
  | 'TELL_OWNER'
  /** Mail colleagues. */
  | 'TELL_PEOPLE'
  /** Tell a webhook. */
  | 'TELL_WEBHOOK';

/** A rule to store or to try. */
export type LeadRuleInput = {
  /** How many hours the promised answer is overdue when it looks, 0 to 720. */
  afterHours?: number | null | undefined;
  /** What the lead must be like, up to 10. */
  conditions?: Array<LeadRuleConditionInput> | null | undefined;
  /** What it does, 1 to 10. */
  effects: Array<LeadRuleEffectInput>;
  /** Which rule to change. Without it, it is a new one. */
  id?: string | null | undefined;
  /** Whether it runs. */
  isOn?: boolean | null | undefined;
  /** The kind of lead. Null for all kinds. */
  leadType?: LeadType | null | undefined;
  /** A name of its own, up to 80 characters. */
  name?: string | null | undefined;
  /** When it looks at a lead. */
  trigger: LeadRuleTrigger;
};

/** When a rule looks at a lead. */
export type LeadRuleTrigger =
  /** It arrives: from a form, a program, the quarantine, or by hand. An imported one only if its import says so. */
  | 'ARRIVED'
  /** The promised answer is overdue, or has been for `afterHours`. */
  | 'OVERDUE';

/** The kinds of lead. */
export type LeadType =
  /** An advertiser submission. */
  | 'ADVERTISER_SUBMISSION'
  /** A driver application. */
  | 'DRIVER_APPLICATION';

/** When the team works. */
export type TeamHoursInput = {
  /** The days, 1 for Monday to 7 for Sunday, at least one. */
  days: Array<number>;
  /** When its day ends, later than it begins, as `17:00`. */
  endsAt: string;
  /** When its day begins, as `09:00`. */
  startsAt: string;
  /** The time zone, as `America/Los_Angeles`. */
  timeZone: string;
};

export type LeadRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadRulesQuery = { leadRules: Array<{ id: string, sentence: string, name: string | null, isOn: boolean, trigger: LeadRuleTrigger, afterHours: number, leadType: LeadType | null, runCount: number, lastRunAt: string | null, lastFailure: string | null, lastFailureAt: string | null, conditions: Array<{ field: string, values: Array<string> }>, effects: Array<{ kind: LeadRuleEffectKind, days: number | null, isWorkingDays: boolean | null, template: string | null, webhookId: string | null, users: Array<{ id: string, name: string }> }> }> };

export type LeadRules_RuleFragment = { id: string, sentence: string, name: string | null, isOn: boolean, trigger: LeadRuleTrigger, afterHours: number, leadType: LeadType | null, runCount: number, lastRunAt: string | null, lastFailure: string | null, lastFailureAt: string | null, conditions: Array<{ field: string, values: Array<string> }>, effects: Array<{ kind: LeadRuleEffectKind, days: number | null, isWorkingDays: boolean | null, template: string | null, webhookId: string | null, users: Array<{ id: string, name: string }> }> };

export type LeadRuleFieldsQueryVariables = Exact<{
  leadType?: LeadType | null | undefined;
}>;


export type LeadRuleFieldsQuery = { leadRuleFields: Array<{ name: string, label: string, choices: Array<{ value: string, label: string }> | null }> };

export type ReplyTemplateNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplyTemplateNamesQuery = { cmsBlocks: Array<{ id: string, sectionId: string, content: unknown }> };

export type TryLeadRuleQueryVariables = Exact<{
  input: LeadRuleInput;
}>;


export type TryLeadRuleQuery = { tryLeadRule: { sentence: string, leadCount: number, leads: Array<{ at: string, effects: Array<string>, lead: { type: LeadType, id: string, name: string } }> } };

export type SaveLeadRuleMutationVariables = Exact<{
  input: LeadRuleInput;
}>;


export type SaveLeadRuleMutation = { saveLeadRule: { leadRule: { id: string, sentence: string, name: string | null, isOn: boolean, trigger: LeadRuleTrigger, afterHours: number, leadType: LeadType | null, runCount: number, lastRunAt: string | null, lastFailure: string | null, lastFailureAt: string | null, conditions: Array<{ field: string, values: Array<string> }>, effects: Array<{ kind: LeadRuleEffectKind, days: number | null, isWorkingDays: boolean | null, template: string | null, webhookId: string | null, users: Array<{ id: string, name: string }> }> } } };

export type SwitchLeadRuleMutationVariables = Exact<{
  id: string;
  isOn: boolean;
}>;


export type SwitchLeadRuleMutation = { switchLeadRule: { leadRule: { id: string, sentence: string, name: string | null, isOn: boolean, trigger: LeadRuleTrigger, afterHours: number, leadType: LeadType | null, runCount: number, lastRunAt: string | null, lastFailure: string | null, lastFailureAt: string | null, conditions: Array<{ field: string, values: Array<string> }>, effects: Array<{ kind: LeadRuleEffectKind, days: number | null, isWorkingDays: boolean | null, template: string | null, webhookId: string | null, users: Array<{ id: string, name: string }> }> } } };

export type OrderLeadRulesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderLeadRulesMutation = { orderLeadRules: Array<{ id: string }> };

export type DeleteLeadRuleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLeadRuleMutation = { deleteLeadRule: boolean };

export type TeamHoursQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamHoursQuery = { teamHours: { days: Array<number>, startsAt: string, endsAt: string, timeZone: string } };

export type TeamHours_HoursFragment = { days: Array<number>, startsAt: string, endsAt: string, timeZone: string };

export type SaveTeamHoursMutationVariables = Exact<{
  input: TeamHoursInput;
}>;


export type SaveTeamHoursMutation = { saveTeamHours: { days: Array<number>, startsAt: string, endsAt: string, timeZone: string } };

export const LeadRules_RuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRules_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"afterHours"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"isWorkingDays"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"}}]}}]} as unknown as DocumentNode<LeadRules_RuleFragment, unknown>;
export const TeamHours_HoursFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamHours_hours"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamHours"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<TeamHours_HoursFragment, unknown>;
export const LeadRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRules_rule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRules_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"afterHours"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"isWorkingDays"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"}}]}}]} as unknown as DocumentNode<LeadRulesQuery, LeadRulesQueryVariables>;
export const LeadRuleFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadRuleFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadRuleFields"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<LeadRuleFieldsQuery, LeadRuleFieldsQueryVariables>;
export const ReplyTemplateNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplyTemplateNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"StringValue","value":"replies","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ReplyTemplateNamesQuery, ReplyTemplateNamesQueryVariables>;
export const TryLeadRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TryLeadRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tryLeadRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"leadCount"}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"effects"}}]}}]}}]}}]} as unknown as DocumentNode<TryLeadRuleQuery, TryLeadRuleQueryVariables>;
export const SaveLeadRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLeadRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLeadRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRules_rule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRules_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"afterHours"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"isWorkingDays"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"}}]}}]} as unknown as DocumentNode<SaveLeadRuleMutation, SaveLeadRuleMutationVariables>;
export const SwitchLeadRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchLeadRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchLeadRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRules_rule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRules_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"afterHours"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"isWorkingDays"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"}}]}}]} as unknown as DocumentNode<SwitchLeadRuleMutation, SwitchLeadRuleMutationVariables>;
export const OrderLeadRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderLeadRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderLeadRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrderLeadRulesMutation, OrderLeadRulesMutationVariables>;
export const DeleteLeadRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLeadRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLeadRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteLeadRuleMutation, DeleteLeadRuleMutationVariables>;
export const TeamHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamHours_hours"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamHours_hours"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamHours"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<TeamHoursQuery, TeamHoursQueryVariables>;
export const SaveTeamHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTeamHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamHoursInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTeamHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamHours_hours"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamHours_hours"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamHours"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<SaveTeamHoursMutation, SaveTeamHoursMutationVariables>;

export const useLeadRulesQuery = (options?: useQuery.Options<LeadRulesQuery, LeadRulesQueryVariables> | SkipToken) =>
  useQuery(LeadRulesDocument, options === skipToken ? skipToken : (options ?? {}))

export const useLeadRuleFieldsQuery = (options?: useQuery.Options<LeadRuleFieldsQuery, LeadRuleFieldsQueryVariables> | SkipToken) =>
  useQuery(LeadRuleFieldsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useReplyTemplateNamesQuery = (options?: useQuery.Options<ReplyTemplateNamesQuery, ReplyTemplateNamesQueryVariables> | SkipToken) =>
  useQuery(ReplyTemplateNamesDocument, options === skipToken ? skipToken : (options ?? {}))

export const useTryLeadRuleQuery = (options: (useQuery.Options<TryLeadRuleQuery, TryLeadRuleQueryVariables> & { variables: TryLeadRuleQueryVariables }) | SkipToken) =>
  useQuery(TryLeadRuleDocument, options === skipToken ? skipToken : (options))

export const useSaveLeadRuleMutation = (options?: useMutation.Options<SaveLeadRuleMutation, SaveLeadRuleMutationVariables>) =>
  useMutation(SaveLeadRuleDocument, options)

export const useSwitchLeadRuleMutation = (options?: useMutation.Options<SwitchLeadRuleMutation, SwitchLeadRuleMutationVariables>) =>
  useMutation(SwitchLeadRuleDocument, options)

export const useOrderLeadRulesMutation = (options?: useMutation.Options<OrderLeadRulesMutation, OrderLeadRulesMutationVariables>) =>
  useMutation(OrderLeadRulesDocument, options)

export const useDeleteLeadRuleMutation = (options?: useMutation.Options<DeleteLeadRuleMutation, DeleteLeadRuleMutationVariables>) =>
  useMutation(DeleteLeadRuleDocument, options)

export const useTeamHoursQuery = (options?: useQuery.Options<TeamHoursQuery, TeamHoursQueryVariables> | SkipToken) =>
  useQuery(TeamHoursDocument, options === skipToken ? skipToken : (options ?? {}))

export const useSaveTeamHoursMutation = (options?: useMutation.Options<SaveTeamHoursMutation, SaveTeamHoursMutationVariables>) =>
  useMutation(SaveTeamHoursDocument, options)

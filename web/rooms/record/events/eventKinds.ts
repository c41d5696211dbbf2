import { eventGroups, eventTypes, leadEventTypes } from "@farelight/api/contract/record/eventTypes.ts"
import type { LeadKindFacts } from "../../leads/lead/leadKind.ts"

/** What kinds of things happen, by their names in the address, each with its types of events. */
export const eventKinds = (leadKinds: readonly LeadKindFacts[]) => {
  const ofLeads = leadKinds.flatMap(({ type }) => Object.values(leadEventTypes(type.toLowerCase())))
  return Object.entries(eventGroups).map(([name, label]) => ({
    name,
    label,
    types: [
      ...(name === "leads" ? ofLeads : []),
      ...Object.entries(eventTypes).flatMap(([type, group]) => (group === name ? [type] : [])),
    ],
  }))
}

/** What events are about, by their `subjectType`. */
export const eventSubjects = (leadKinds: readonly LeadKindFacts[]) => [
  // As events call them: to an operator an advertiser submission is an inquiry.
  ...leadKinds.map(({ type, title }) => ({
    name: type.toLowerCase(),
    label: title,
    noun: type.toLowerCase().replaceAll("_", " "),
  })),
  { name: "cms_block", label: "Content", noun: "content block" },
  { name: "media_file", label: "Pictures", noun: "picture" },
  { name: "email_log", label: "Mail", noun: "mail" },
  { name: "privacy_request", label: "Privacy requests", noun: "privacy request" },
  { name: "user", label: "Accounts", noun: "account" },
  { name: "api_key", label: "API keys", noun: "API key" },
  { name: "webhook", label: "Webhooks", noun: "webhook" },
]

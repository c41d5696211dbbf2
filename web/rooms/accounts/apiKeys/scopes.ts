import type { ApiKeyScope } from "../../../graphql/generated.ts"

export interface ScopeInWords {
  name: ApiKeyScope
  label: string
  explanation: string
}

export const scopesInWords: readonly ScopeInWords[] = [
  { name: "LEADS_READ", label: "Read leads", explanation: "Lists, notes, history and exports, with personal data." },
  {
    name: "LEADS_WRITE",
    label: "Work leads",
    explanation: "Statuses, owners, follow-ups and notes. It reads them, too.",
  },
  {
    name: "LEADS_ERASE",
    label: "Correct and erase leads",
    explanation: "Correct, delete and restore leads, and erase people for good. It reads them, too.",
  },
  { name: "CONTENT_READ", label: "Read content", explanation: "Sections with their drafts and versions." },
  {
    name: "CONTENT_WRITE",
    label: "Change content",
    explanation: "What the public site says, at once. It reads drafts, too.",
  },
  { name: "MEDIA_READ", label: "Read the media library", explanation: "Pictures and their descriptions." },
  {
    name: "MEDIA_WRITE",
    label: "Change the media library",
    explanation: "Upload, describe and delete pictures. It reads them, too.",
  },
  { name: "MAIL_READ", label: "Read the mail log", explanation: "Mails to and about leads, with their texts." },
  { name: "EVENTS_READ", label: "Read the activity", explanation: "Who did what, and when." },
  {
    name: "WEBHOOKS_WRITE",
    label: "Manage webhooks",
    explanation: "Add, change, test and delete them. They are sent leads, so it reads those, too.",
  },
]

export const scopeLabel = (name: ApiKeyScope) => scopesInWords.find((scope) => scope.name === name)?.label ?? name

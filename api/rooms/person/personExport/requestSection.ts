import type { PrivacyRequest } from "../privacyRequests/privacyRequest.model.ts"
import type { ExportedRequest } from "./exported.ts"
import { markup } from "./markup.ts"
import type { Section, Writing } from "./page.ts"

/** A request as an export tells it. */
export const exportedRequest = (request: PrivacyRequest): ExportedRequest => ({
  kind: request.kind,
  received_at: request.receivedAt.toISOString(),
  confirmed_at: request.confirmedAt?.toISOString() ?? null,
  due_at: request.dueAt.toISOString(),
  answered_at: request.answeredAt?.toISOString() ?? null,
  outcome: request.outcome?.toLowerCase() ?? null,
  name: request.name,
  phone: request.phone,
  details: request.details,
  answer: request.answerMessage,
  extended_because: request.extensionReason,
})

const requestOf = (request: ExportedRequest, { words, inWords }: Writing) => {
  const { name, phone, details, answer, extended_because } = request
  const said = [[name, phone].filter(Boolean).join(", "), details, extended_because, answer].filter(Boolean)
  return markup`<article class="card"><h3>${words.requestKinds[request.kind]}</h3>
<p class="quiet">${inWords(request.received_at)}</p>
${said.map((text) => markup`<p class="text" dir="auto">${text ?? ""}</p>`)}</article>\n`
}

/** What a person has asked for by privacy laws. */
export const requestsSection = (requests: readonly ExportedRequest[], writing: Writing): Section => ({
  id: "requests",
  title: `${writing.words.requestsTitle} (${requests.length})`,
  content: markup`${requests.map((request) => requestOf(request, writing))}`,
})

export type Question = { id: number } & (
  | { kind: "module"; payload: unknown }
  | { kind: "dashboard"; url: string }
  | { kind: "styles" }
)

export type FromApi = Question | { kind: "listening"; port: number }

/** What `dev.ts` sends to the API's process: an answer, or that a source of the web client has changed. */
export type ToApi = { kind: "answer"; id: number; value?: unknown; error?: string } | { kind: "changed" }

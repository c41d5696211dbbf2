export type Question = { id: number } & (
  | { kind: "module"; payload: unknown }
  | { kind: "dashboard"; url: string }
  | { kind: "styles" }
)

export type FromApi = Question | { kind: "listening"; port: number }

export type ToApi = { kind: "answer"; id: number; value?: unknown; error?: string } | { kind: "changed" }

export const callOutcomes = { REACHED: "reached", NO_ANSWER: "no_answer", LEFT_MESSAGE: "left_message" } as const

export type CallOutcome = (typeof callOutcomes)[keyof typeof callOutcomes]

export const callWords: Readonly<Record<CallOutcome, string>> = {
  reached: "reached the sender",
  no_answer: "no answer",
  left_message: "left a message",
}

export const callParts = ["morning", "afternoon"] as const

export type CallPart = (typeof callParts)[number]

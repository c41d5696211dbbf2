import { dequal } from "dequal/lite"

interface EarlyAnswer {
  operationName: string
  variables: object
  authorization: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** Responses to queries that the document sends before any script is loaded, which saves a round trip. */
    earlyAnswers?: EarlyAnswer[]
  }
}

/** Each early response is used once, as a later query with the same values must get newer data. */
export const fetchOrTakeEarly: typeof fetch = async (input, init) => {
  const { earlyAnswers = [] } = window
  const { operationName, variables } = JSON.parse(String(init?.body))
  const authorization = new Headers(init?.headers).get("authorization")
  const asked = { operationName, variables, authorization }
  const index = earlyAnswers.findIndex(({ answer: _, ...early }) => dequal(early, asked))
  const [early] = index < 0 ? [] : earlyAnswers.splice(index, 1)
  return early ? early.answer.catch(() => fetch(input, init)) : fetch(input, init)
}

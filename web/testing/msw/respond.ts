import { delay, HttpResponse } from "msw"

/** How a mocked operation behaves instead of answering at once with its data. */
export interface Behaviour {
  /** Answer with this error, as the server does (schema.graphql). */
  error?: { code: string; message?: string; fields?: { field: string; message: string }[] }
  /** Break the connection. */
  isUnreachable?: boolean
  /** Answer late, or never. */
  delay?: number | "infinite"
}

/** The answer to a GraphQL operation: its data, unless it is to behave otherwise. */
export const respond = async <Data extends Record<string, unknown>>(data: Data, behaviour: Behaviour) => {
  const { error, isUnreachable } = behaviour
  if (behaviour.delay !== undefined) await delay(behaviour.delay)
  if (isUnreachable) return HttpResponse.error()
  if (error) {
    const { message = "The server's message", ...extensions } = error
    return HttpResponse.json({ errors: [{ message, extensions }] })
  }
  return HttpResponse.json({ data })
}

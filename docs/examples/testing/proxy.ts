import type { IncomingMessage, ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { serve } from "../../../api/testing/process/serve.ts"

/** The product's answer. */
export interface ProxiedAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * Replaces the forwarding of a request, and may still call `forward` itself. Returns something once it has answered, or if
 * it never will.
 */
export type Interference = (
  request: IncomingMessage,
  body: string,
  response: ServerResponse,
  forward: () => Promise<ProxiedAnswer>,
) => unknown

/** Stands between an example and the product, and can be told to interfere. */
export const startProxy = async (target: () => string) => {
  let interfere: Interference = () => undefined
  const bodies: string[] = []
  const url = await serve(async (request, response) => {
    const body = (await buffer(request)).toString()
    bodies.push(body)
    const forward = async (): Promise<ProxiedAnswer> => {
      const { host: _host, connection: _connection, "content-length": _length, ...headers } = request.headers
      const answer = await fetch(`${target()}${request.url}`, {
        method: request.method,
        headers: { ...(headers as Record<string, string>), "accept-encoding": "identity" },
        body: body || undefined,
      })
      const told = ["content-type", "link", "retry-after"].flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value]]
      })
      return { status: answer.status, headers: Object.fromEntries(told), body: await answer.text() }
    }
    if (await interfere(request, body, response, forward)) return
    const answer = await forward()
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  return {
    url,
    /** The bodies of all requests since the last look. */
    seen: () => bodies.splice(0),
    interfere: (next: Interference = () => undefined) => {
      interfere = next
    },
  }
}

import { logIn } from "../../../testing/leadsClient.ts"
import type { Product } from "../../../testing/product/product.ts"

export interface Operator {
  ask(query: string, variables?: Record<string, unknown>): Promise<unknown>
  /** Reads a whole answer without keeping it, as an export may exceed memory. Returns its size in bytes. */
  download(path: string): Promise<number>
}

export const signIn = async ({ url }: Product): Promise<Operator> => {
  const headers = { authorization: `Bearer ${await logIn(url)}`, "content-type": "application/json" }
  const ask = async (query: string, variables = {}) => {
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = JSON.parse(await answer.text())
    if (errors) throw new Error(`${JSON.stringify(errors)} for ${query} ${JSON.stringify(variables)}`)
    return data
  }
  const download = async (path: string) => {
    const answer = await fetch(url + path, { headers: { ...headers, "accept-encoding": "identity" } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    let bytes = 0
    for await (const chunk of answer.body ?? []) bytes += chunk.length
    return bytes
  }
  return { ask, download }
}

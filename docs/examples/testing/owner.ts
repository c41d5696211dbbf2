import { logIn } from "../../../api/testing/leadsClient.ts"

/** The owner of a running product. */
export interface Owner {
  /** The token of the session. */
  token: string
  /** Asks GraphQL as the owner, and throws for an error. */
  ask<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>
  /** The secret of a new API key. */
  makeKey(...scopes: string[]): Promise<string>
}

export const signInOwner = async (url: string): Promise<Owner> => {
  const token = await logIn(url)

  const ask = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown[] }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  return {
    token,
    ask,
    makeKey: async (...scopes) => {
      const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }`
      const input = { name: `Example ${scopes.join(" ")}`, scopes }
      return (await ask<{ createApiKey: { secret: string } }>(create, { input })).createApiKey.secret
    },
  }
}

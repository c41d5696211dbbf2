import { randomUUID } from "node:crypto"
import { driverForm } from "../../../testing/forms.ts"
import { logIn } from "../../../testing/leadsClient.ts"

/** In percent of all requests. */
const MIX = { page: 40, submission: 25, list: 20, search: 8, status: 4.5, login: 2, export: 0.5 }
const PAGES = ["/", "/drivers", "/advertisers", "/healthz"]
const WORDS = ["anna", "toyota", "irvine", "gmail", "555"]
const SESSION_REQUESTS = 500

type Kind = keyof typeof MIX

const total = Object.values(MIX).reduce((sum, share) => sum + share, 0)

const drawKind = (): Kind => {
  let left = Math.random() * total
  for (const [kind, share] of Object.entries(MIX)) {
    left -= share
    if (left < 0) return kind as Kind
  }
  return "page"
}

const drawOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item

export type Counts = Record<Kind, { good: number; bad: number }>

/** The pace does not depend on the answers, so a slow server shows. Servers take turns. */
export const startTraffic = (urls: readonly string[], perSecond: number) => {
  const counts = Object.fromEntries(Object.keys(MIX).map((kind) => [kind, { good: 0, bad: 0 }])) as Counts
  const failures = new Map<string, number>()
  let asked = 0
  let session = { token: "", used: SESSION_REQUESTS }

  const tokenFor = async (url: string) => {
    if (session.used >= SESSION_REQUESTS) session = { token: await logIn(url), used: 0 }
    session.used += 1
    return session.token
  }
  const post = (url: string, body: unknown, headers = {}, method = "POST") =>
    fetch(url, { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) })
  const signedIn = async (url: string) => ({ authorization: `Bearer ${await tokenFor(url)}` })

  const requests: Record<Kind, (url: string) => Promise<Response | string>> = {
    page: (url) => fetch(url + drawOf(PAGES)),
    submission: (url) => post(`${url}/api/drivers/apply`, driverForm({ submission_id: randomUUID() })),
    list: async (url) => fetch(`${url}/api/drivers/applications?limit=50`, { headers: await signedIn(url) }),
    search: async (url) => {
      const query = `limit=50&search=${drawOf(WORDS)}`
      return fetch(`${url}/api/drivers/applications?${query}`, { headers: await signedIn(url) })
    },
    status: async (url) => {
      const headers = await signedIn(url)
      const listed = await fetch(`${url}/api/drivers/applications?limit=20`, { headers })
      const { id } = drawOf((await listed.json()) as { id: number }[])
      return post(
        `${url}/api/admin/drivers/${id}/status`,
        { status: drawOf(["contacted", "approved"]) },
        headers,
        "PUT",
      )
    },
    login: logIn,
    export: async (url) => fetch(`${url}/api/drivers/applications.csv`, { headers: await signedIn(url) }),
  }

  const ask = async () => {
    const kind = drawKind()
    const url = urls[asked % urls.length] ?? ""
    asked += 1
    const fail = (reason: string) => {
      counts[kind].bad += 1
      failures.set(`${kind}: ${reason}`, (failures.get(`${kind}: ${reason}`) ?? 0) + 1)
    }
    try {
      const answer = await requests[kind](url)
      if (typeof answer !== "string") {
        for await (const _ of answer.body ?? []);
        if (!answer.ok) return fail(String(answer.status))
      }
      counts[kind].good += 1
    } catch (error) {
      fail((error as Error).message)
    }
  }
  const timer = setInterval(ask, 1000 / perSecond)
  return { counts, failures, stop: () => clearInterval(timer) }
}

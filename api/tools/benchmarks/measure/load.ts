import autocannon from "autocannon"

export interface Call {
  url: string
  method?: "GET" | "POST"
  headers?: Record<string, string>
  next?: () => { body: string; headers: Record<string, string> }
}

export interface Load {
  connections: number
  seconds: number
}

export interface Round {
  perSecond: number
  times: number[]
}

/** Each connection waits for its answer before the next call. Throws if an answer is not 2xx. */
export const sendLoad = async ({ url, method = "GET", headers = {}, next }: Call, load: Load): Promise<Round> => {
  const times: number[] = []
  let startedAt = 0
  let endedAt = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const made = next?.()
    return made ? { ...request, body: made.body, headers: { ...headers, ...made.headers } } : request
  }
  const requests = [{ method, headers, ...(next && { setupRequest }) }]
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      // autocannon measures whole samples; the figures below cover the time from the start to the last response.
      { url, requests, connections: load.connections, duration: load.seconds, sampleInt: 100, timeout: 60 },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    )
    startedAt = performance.now()
    running.on("response", (_client, _status, _bytes, milliseconds) => {
      endedAt = performance.now()
      times.push(milliseconds)
    })
  })
  if (result.non2xx > 0 || result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats)
    throw new Error(`${method} ${url}: ${result.errors} errors, answers by status ${statuses}`)
  }
  return { perSecond: times.length > 0 ? (times.length / (endedAt - startedAt)) * 1000 : 0, times }
}

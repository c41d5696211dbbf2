interface Early {
  screenFiles: readonly string[]
  queries: readonly object[]
}

// In milliseconds. An early response is used for this long, as a polled response may be as old.
const EARLY_MS = 10_000

/**
 * Runs before the first paint. Signed-in browsers fetch the screens and their first queries at once; all others load
 * the screens once the login page is idle.
 */
export const shellScript = ({ screenFiles, queries }: Early) => `
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches
  const token = stored("admin_token")
  document.documentElement.classList.add(stored("color_mode") || (isDark ? "dark" : "light"))
  document.documentElement.classList.add(token ? "signed-in" : "signed-out")
  const fetchScreens = () => {
    for (const href of ${JSON.stringify(screenFiles)})
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, crossOrigin: "" }))
  }
  const queries = ${JSON.stringify(queries)}
  const askEarly = () => {
    const headers = {
      authorization: "Bearer " + token,
      accept: "application/graphql-response+json,application/json;q=0.9",
      "content-type": "application/json",
    }
    const send = async (query) => {
      const answer = await fetch(location.origin + "/graphql", { method: "POST", headers, body: JSON.stringify(query) })
      // Consumes the body, as an unread response would keep its connection.
      return new Response(await answer.text(), answer)
    }
    const early = ({ needsLeadsAndMail, ...query }, viewer) => {
      const answer = needsLeadsAndMail ? viewer.then(() => send(query)) : send(query)
      answer.catch(() => {})
      return { operationName: query.operationName, variables: query.variables, authorization: headers.authorization, answer }
    }
    const [layout, ...others] = queries
    const first = early(layout)
    const viewer = first.answer.then(async (answer) => {
      const { data } = await answer.clone().json()
      const { viewerCanReadLeads, viewerCanReadMail } = data.viewerPermissions
      if (!viewerCanReadLeads || !viewerCanReadMail || data.accountSecurity.isSecondFactorRequired) throw new Error("Not asked")
    })
    viewer.catch(() => {})
    window.earlyAnswers = [first, ...others.map((query) => early(query, viewer))]
    setTimeout(() => delete window.earlyAnswers, ${EARLY_MS})
  }
  addEventListener("keydown", ({ key, timeStamp }) => {
    if (key.length === 1) window.typedAt = timeStamp
  }, true)
  if (token) fetchScreens()
  if (token && queries.length > 0 && location.pathname === "/adminpage/dashboard" && !location.search) askEarly()
  if (!token) addEventListener("load", () => window.requestIdleCallback?.(fetchScreens))
}
`

import type { EditorView } from "@codemirror/view"
import type { GraphQLSchema } from "graphql"
import { useEffectEvent, useMemo, useRef, useState } from "react"
import { Editor } from "./Editor.tsx"
import { answerView, documentEditor, variablesEditor } from "./languages.ts"
import { RequestTabs } from "./RequestTabs.tsx"
import { formatted, operationAt, type Request, type Requests, readRequests, storeRequests } from "./requests.ts"
import { SenderBar } from "./SenderBar.tsx"
import { send } from "./send.ts"

const answerTo = async ({ query, variables }: Request, cursor: number) => {
  let given: unknown
  try {
    given = variables.trim() ? JSON.parse(variables) : undefined
  } catch (error) {
    return `The variables are no JSON: ${(error as Error).message}`
  }
  const sent = send({ query, variables: given, operationName: operationAt(query, cursor) })
  const answer = await sent.catch(() => null)
  if (!answer) return "The server could not be reached."
  try {
    return JSON.stringify(JSON.parse(answer.text), null, 2)
  } catch {
    return `Something answered ${answer.status}, and not with JSON:\n\n${answer.text}`
  }
}

/** The explorer of the GraphQL interface: who asks, what, and the answer. */
export const Explorer = ({ schema }: { schema: GraphQLSchema }) => {
  const [requests, setRequests] = useState(readRequests)
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({})
  const [running, setRunning] = useState<number>()
  const documentView = useRef<EditorView>(null)
  const request = requests.all.find(({ id }) => id === requests.open) ?? (requests.all[0] as Request)

  const change = (next: Requests) => {
    storeRequests(next)
    setRequests(next)
  }
  const edit = (edited: Partial<Request>) =>
    change({ ...requests, all: requests.all.map((each) => (each === request ? { ...each, ...edited } : each)) })

  const run = async () => {
    if (running !== undefined) return
    const cursor = documentView.current?.state.selection.main.head ?? 0
    setRunning(request.id)
    const answer = await answerTo(request, cursor)
    setAnswers((known) => ({ ...known, [request.id]: answer }))
    setRunning(undefined)
  }
  const runFromKey = useEffectEvent(run)
  const editors = useMemo(
    () => ({
      document: documentEditor(schema, () => void runFromKey()),
      variables: variablesEditor(() => void runFromKey()),
    }),
    [schema],
  )
  const tidy = formatted(request.query)

  return (
    <>
      <SenderBar />
      <main className="explorer">
        <div className="explorerBar">
          <RequestTabs requests={requests} change={change} />
          <button type="button" disabled={tidy === null} onClick={() => tidy && edit({ query: tidy })}>
            Format
          </button>
          <button
            type="button"
            className="explorerRun"
            title="Ctrl+Enter"
            aria-disabled={running !== undefined}
            onClick={run}
          >
            {running === undefined ? "Run" : "Running..."}
          </button>
        </div>
        <section className="explorerDocument" aria-label="Request">
          <Editor
            key={request.id}
            label="Document"
            text={request.query}
            change={(query) => edit({ query })}
            extensions={editors.document}
            handle={documentView}
          />
        </section>
        <section className="explorerVariables" aria-label="Variables">
          <h2>Variables</h2>
          <Editor
            key={request.id}
            label="Variables, as JSON"
            text={request.variables}
            change={(variables) => edit({ variables })}
            extensions={editors.variables}
          />
        </section>
        <section className="explorerAnswer" aria-label="Answer" aria-busy={running === request.id}>
          {answers[request.id] === undefined ? (
            <p>The answer appears here.</p>
          ) : (
            <Editor label="Answer" text={answers[request.id] ?? ""} extensions={answerView} />
          )}
        </section>
      </main>
    </>
  )
}

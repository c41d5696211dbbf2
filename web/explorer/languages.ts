import { json, jsonParseLinter } from "@codemirror/lang-json"
import { linter } from "@codemirror/lint"
import { type Extension, Prec } from "@codemirror/state"
import { EditorView, hoverTooltip, keymap } from "@codemirror/view"
import { graphql, offsetToPos } from "cm6-graphql"
import { basicSetup } from "codemirror"
import type { GraphQLSchema } from "graphql"
import { getHoverInformation } from "graphql-language-service"

const showInReference = (field?: string, type?: string, parent?: string) => {
  const root = parent === "Query" ? "query" : parent === "Mutation" ? "mutation" : undefined
  window.open(`/docs#${root && field ? `${root}-${field}` : `type-${parent ?? type}`}`, "_blank")
}

/** What the schema says of the name under the pointer. */
const described = (schema: GraphQLSchema) =>
  hoverTooltip((view, offset) => {
    const said = getHoverInformation(schema, view.state.doc.toString(), offsetToPos(view.state.doc, offset))
    if (typeof said !== "string" || !said) return null
    const dom = Object.assign(document.createElement("div"), { textContent: said, className: "explorerHover" })
    return { pos: offset, create: () => ({ dom }) }
  })

const running = (start: () => void) => {
  const run = () => {
    start()
    return true
  }
  return Prec.highest(keymap.of([{ key: "Mod-Enter", run }]))
}

/** An editor for documents: suggestions, faults and descriptions by the schema. Ctrl+Enter runs, Ctrl+click looks up. */
export const documentEditor = (schema: GraphQLSchema, run: () => void): Extension => [
  running(run),
  basicSetup,
  graphql(schema, { onShowInDocs: showInReference }),
  described(schema),
]

const mayBeEmpty = (view: EditorView) => (view.state.doc.length === 0 ? [] : jsonParseLinter()(view))

/** An editor for variables. */
export const variablesEditor = (run: () => void): Extension => [running(run), basicSetup, json(), linter(mayBeEmpty)]

/** An answer to read. */
export const answerView: Extension = [basicSetup, json(), EditorView.lineWrapping]

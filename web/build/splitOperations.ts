import type { Plugin, Rolldown } from "vite"

const ALL = "/graphql/generated.ts"
const ONE = `${ALL}?operation=`

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number]

const operationOf = (name: string) =>
  name.replace(/^use(.*)(?:Query|Mutation)$/, "$1").replace(/(?:Document|FragmentDoc)$/, "")

const exportedBy = (statement: Statement) => {
  if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration") return []
  return statement.declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []))
}

/** A module for each operation, so that a screen loads only its own. */
export const splitOperations = (): Plugin => {
  // Parsed once, as parsing for each operation would take half of the build.
  let parsed: { code: string; body: Statement[] } | null = null

  const statementsOf = (code: string, parse: (code: string) => { body: Statement[] }) => {
    if (parsed?.code !== code) parsed = { code, body: parse(code).body }
    return parsed.body
  }

  return {
    name: "farelight-operations-apart",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const edits: { start: number; end: number; text: string }[] = []
      const [, operation] = id.split(ONE)
      if (operation === undefined && !code.includes(ALL)) return null
      const statements =
        operation === undefined ? this.parse(code).body : statementsOf(code, (text) => this.parse(text))
      for (const statement of statements) {
        const { start, end } = statement
        const exported = exportedBy(statement)
        if (operation !== undefined && exported.length > 0) {
          if (exported.every((name) => operationOf(name) !== operation)) edits.push({ start, end, text: "" })
        } else if (statement.type === "ImportDeclaration" && statement.source.value.endsWith(ALL)) {
          const lines = statement.specifiers.map((specifier) => {
            if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier")
              throw new Error(`Import operations by their names in ${id}.`)
            const { name } = specifier.imported
            const source = statement.source.value.replace(ALL, `${ONE}${operationOf(name)}`)
            return `import { ${name} as ${specifier.local.name} } from "${source}";`
          })
          edits.push({ start, end, text: lines.join("") })
        }
      }
      // Built in one pass, as repeated cuts would copy the whole code each time.
      let at = 0
      const parts = edits.map(({ start, end, text }) => {
        const part = code.slice(at, start) + text
        at = end
        return part
      })
      return { code: parts.join("") + code.slice(at), map: null }
    },
  }
}

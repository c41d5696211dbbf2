// A codegen plugin: one React hook per operation over the typed document constants.
// `@graphql-codegen/typescript-react-apollo` does not type-check against Apollo Client 4.
import { isInterfaceType, Kind } from "graphql"

const pascalCase = (name) => name.charAt(0).toUpperCase() + name.slice(1)

const isRequired = (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue

const mutationHook = (name) => `
export const use${name}Mutation = (options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) =>
  useMutation(${name}Document, options)
`

const queryHook = (name, needsVariables) => {
  const options = `useQuery.Options<${name}Query, ${name}QueryVariables>`
  const signature = needsVariables
    ? `options: (${options} & { variables: ${name}QueryVariables }) | SkipToken`
    : `options?: ${options} | SkipToken`
  const passed = needsVariables ? "options" : "options ?? {}"
  return `
export const use${name}Query = (${signature}) =>
  useQuery(${name}Document, options === skipToken ? skipToken : (${passed}))
`
}

/** Implementations of the interfaces, which the cache needs to read fragments on them. */
const possibleTypesText = (schema, definitions) => {
  const names = definitions.flatMap((definition) => definition.typeCondition?.name.value ?? [])
  const interfaces = [...new Set(names)].map((name) => schema.getType(name)).filter(isInterfaceType)
  if (interfaces.length === 0) return ""
  const possibleTypes = Object.fromEntries(
    interfaces.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  )
  return `\nexport const possibleTypes = ${JSON.stringify(possibleTypes)}\n`
}

export const plugin = (schema, documents) => {
  const definitions = documents.flatMap((file) => file.document.definitions)
  const operations = definitions.filter(({ kind, name }) => kind === Kind.OPERATION_DEFINITION && name)
  const imports = new Set()
  const hooks = operations.map((operation) => {
    const name = pascalCase(operation.name.value)
    if (operation.operation === "mutation") {
      imports.add("useMutation")
      return mutationHook(name)
    }
    for (const used of ["skipToken", "type SkipToken", "useQuery"]) imports.add(used)
    return queryHook(name, (operation.variableDefinitions ?? []).some(isRequired))
  })
  return {
    prepend: imports.size > 0 ? [`import { ${[...imports].sort().join(", ")} } from "@apollo/client/react"`] : [],
    content: hooks.join("") + possibleTypesText(schema, definitions),
  }
}

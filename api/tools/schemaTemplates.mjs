import { parse } from "graphql"

// Parts of the contract omit types, arguments and descriptions that follow from others.

/** Common arguments and fields mean the same everywhere, so parts need not describe them. */
const DESCRIPTIONS = {
  first: "Page size, 1 to 100.",
  after: "Start after this cursor: `pageInfo.endCursor` of a page with the same filter and order.",
  filter: "Returns entries that match all given conditions.",
  orderBy: "Newest first by default.",
  leadType: "The kind of lead.",
  leadId: "Id of the lead, unique within its kind.",
  leadNodeId: "The `nodeId` of the lead. Required unless `leadType` and `leadId` are given.",
  pageInfo: "Position of this page in the list.",
  totalCount: "Number of matches on all pages; a lower bound if `totalCountIsExact` is false.",
  notFoundIds: "Requested ids that do not exist.",
  results: "Results in the order of the request.",
}

const directiveOf = ({ directives = [] }, name) => directives.find((directive) => directive.name.value === name)

const without = (node, name) => ({
  ...node,
  directives: node.directives.filter((directive) => directive.name.value !== name),
})

const argumentsOf = (directive) =>
  Object.fromEntries(directive.arguments.map(({ name, value }) => [name.value, value.value]))

const withAll = (node, added) => ({
  ...node,
  directives: [...node.directives, ...(added.directives ?? [])],
  ...(node.fields && { fields: [...node.fields, ...(added.fields ?? [])] }),
  ...(node.values && { values: [...node.values, ...(added.values ?? [])] }),
})

const mergeExtensions = (definitions) => {
  const isExtension = ({ kind }) => kind.endsWith("Extension")
  const names = new Set(definitions.filter((one) => !isExtension(one)).map(({ name }) => name?.value))
  const lost = definitions.find((one) => isExtension(one) && !names.has(one.name.value))
  if (lost) throw new Error(`No part has the type of "extend ${lost.name.value}".`)
  return definitions
    .filter((definition) => !isExtension(definition))
    .map((definition) =>
      definitions
        .filter((other) => isExtension(other) && other.name.value === definition.name?.value)
        .reduce(withAll, definition),
    )
}

const wordsOf = (name) => name.replace(/\B[A-Z]/g, " $&").toLowerCase()
const article = (words) => `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`
const capital = (words) => words[0].toUpperCase() + words.slice(1)

const kindDefinitions = (definition, template) => {
  const type = definition.name.value
  const { submitted } = argumentsOf(directiveOf(definition, "leadKind"))
  const field = type[0].toLowerCase() + type.slice(1)
  const kind = wordsOf(type)
  const [sender, noun] = kind.split(" ")
  const text = template
    .replaceAll("Kind_", type)
    .replaceAll("kind_", field)
    .replaceAll("kinds_", `${field}s`)
    .replaceAll("KIND_", kind.replaceAll(" ", "_").toUpperCase())
    .replaceAll("Submitted_", submitted)
    .replace(/\{(a )?(kind|noun|sender)(s?)\}/gi, (_, isOne, name, plural) => {
      const words = { kind, noun, sender }[name.toLowerCase()] + plural
      if (isOne) return article(words)
      return name === "Kind" ? capital(words) : words
    })
  return parse(text).definitions
}

const withKinds = (template) => (definition) => {
  if (!directiveOf(definition, "leadKind")) return definition
  return [without(definition, "leadKind"), ...kindDefinitions(definition, template)]
}

/** `input X @leadTexts` gets every text that a sender of any lead kind writes. */
const withTexts = (definition, _index, definitions) => {
  if (!directiveOf(definition, "leadTexts")) return definition
  const kinds = definitions.map((one) => directiveOf(one, "leadKind")).filter(Boolean)
  const inputs = kinds.map((kind) => `Submit${argumentsOf(kind).submitted}Input`)
  const fields = definitions.flatMap(({ name, fields }) => (inputs.includes(name?.value) ? fields : []))
  const optional = fields.map(({ name, type }) => ({ kind: "InputValueDefinition", name, type: type.type ?? type }))
  const texts = optional.filter(({ type }) => type.name?.value === "String")
  return {
    ...without(definition, "leadTexts"),
    fields: [...new Map(texts.map((one) => [one.name.value, one])).values()],
  }
}

const namedType = (type) => (type.type ? namedType(type.type) : type.name.value)

/** `XConnection` lists X, with the additional fields of its part. */
const withConnection = (definition) => {
  const name = definition.name?.value ?? ""
  if (!name.endsWith("Connection")) return definition
  const node = name.replace(/Connection$/, "")
  const [page, edge] = parse(`
    type ${name} {
      "The entries of this page, each with its cursor."
      edges: [${node}Edge!]!
      "The entries of this page."
      nodes: [${node}!]!
      pageInfo: PageInfo!
      totalCount: Int! @cost(weight: 5)
      "False if \`totalCount\` is a lower bound: slow counts, such as a search with many results, end at 1,000."
      totalCountIsExact: Boolean!
    }
    "An entry of a page."
    type ${node}Edge {
      "Position of this entry: pass it as \`after\` to continue from here."
      cursor: String!
      "The entry."
      node: ${node}!
    }`).definitions
  const isOwn = (field) => definition.fields.some(({ name }) => field.name.value === name.value)
  return [{ ...definition, fields: [...page.fields.filter((field) => !isOwn(field)), ...definition.fields] }, edge]
}

/** A connection without fields of its own is written nowhere but in the type of a field. */
const withConnections = (definitions) => {
  const written = new Set(definitions.map(({ name }) => name?.value))
  const used = new Set(definitions.flatMap(({ fields = [] }) => fields.map(({ type }) => namedType(type))))
  const missing = [...used].filter((name) => name.endsWith("Connection") && !written.has(name))
  const added = missing.flatMap((name) => parse(`type ${name}`).definitions)
  return [...definitions, ...added].flatMap(withConnection)
}

/** Generates payload types: `field: XPayload @payload(lead: "Lead!")` lists the fields of `XPayload`. */
const payloadsOf = ({ fields = [] }) =>
  fields.flatMap((field) => {
    const directive = directiveOf(field, "payload")
    if (!directive) return []
    const has = Object.entries(argumentsOf(directive)).map((entry) => entry.join(": "))
    return parse(`type ${namedType(field.type)} { ${has.join("\n")} }`).definitions
  })

const withPayloads = (definition) => {
  if (definition.name?.value !== "Mutation") return definition
  const { fields, ...mutation } = definition
  return [{ ...mutation, fields: fields.map((field) => without(field, "payload")) }, ...payloadsOf(definition)]
}

const descriptionOf = ({ name: { value: name } }, mutations) => {
  const askedBy = mutations.filter(({ type, arguments: given }) =>
    [type, ...given.map(({ type }) => type)].some((one) => namedType(one) === name),
  )
  const operations = askedBy.map((field) => `\`${field.name.value}\``).join(", ")
  if (name.endsWith("Connection")) return `A page of ${wordsOf(name.replace(/Connection$/, ""))}s.`
  if (name.endsWith("Filter")) return "Conditions, all of which must hold."
  if (operations && /(Input|Payload)$/.test(name))
    return `The ${name.endsWith("Input") ? "input of" : "answer to"} ${operations}.`
  return `${capital(wordsOf(name))}.`
}

const withDescriptions = (definitions) => {
  const mutations = definitions.find(({ name }) => name?.value === "Mutation")?.fields ?? []
  return definitions.map((one) =>
    one.description || !/^(Object|InputObject|Enum)Type/.test(one.kind)
      ? one
      : { ...one, description: { kind: "StringValue", value: descriptionOf(one, mutations) } },
  )
}

/** A type need not repeat the fields of its interfaces. */
const withInherited = (definitions) => {
  const fieldsOf = (definition) => {
    const own = definition.fields
    const inherited = definition.interfaces
      .flatMap(({ name }) => fieldsOf(definitions.find((other) => other.name?.value === name.value)))
      .filter(({ name }) => !own.some((field) => field.name.value === name.value))
    const names = new Set()
    return [...own, ...inherited.filter(({ name }) => !names.has(name.value) && names.add(name.value))]
  }
  return definitions.map((definition) =>
    definition.interfaces ? { ...definition, fields: fieldsOf(definition) } : definition,
  )
}

const [PAGE_COST, WRITE_COST] = parse(`type Costs {
  page: Int @cost(weight: 10, sizedBy: "first")
  write: Int @cost(weight: 50)
}`).definitions[0].fields.map(({ directives }) => directives[0])

const withCost = (field, isWrite) => {
  const isPage = field.arguments.some(({ name }) => name.value === "first")
  if ((!isPage && !isWrite) || directiveOf(field, "cost")) return field
  return { ...field, directives: [...field.directives, isPage ? PAGE_COST : WRITE_COST] }
}

const described = (node) => {
  const value = DESCRIPTIONS[node.name.value]
  return node.description || !value ? node : { ...node, description: { kind: "StringValue", value } }
}

const NAMED_LEAD = parse(`input NamedLead {
  leadNodeId: ID
  leadType: LeadType @deprecated(reason: "Give \`leadNodeId\`. Goes away after 2027-12-01.")
  leadId: ID @deprecated(reason: "Give \`leadNodeId\`. Goes away after 2027-12-01.")
}`).definitions[0].fields

/** In arguments and inputs, `leadNodeId` stands for every way to name a lead. */
const withNamedLead = (values) =>
  values.flatMap((value) => (value.name.value === "leadNodeId" ? NAMED_LEAD : [value])).map(described)

const withDefaults = (definition) => {
  if (!definition.fields) return definition
  if (definition.kind === "InputObjectTypeDefinition")
    return { ...definition, fields: withNamedLead(definition.fields) }
  const fields = definition.fields.map((field) => {
    const costed = withCost(field, definition.name.value === "Mutation")
    return described({ ...costed, arguments: withNamedLead(field.arguments) })
  })
  return { ...definition, fields }
}

export const expandTemplates = (definitions, template) => {
  const whole = withInherited(mergeExtensions(definitions.map(withTexts).flatMap(withKinds(template))))
  return withDescriptions(withConnections(whole).flatMap(withPayloads).map(withDefaults))
}

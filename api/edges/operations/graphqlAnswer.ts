import {
  type DocumentNode,
  defaultFieldResolver,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql"
import * as z from "zod"
import { type ErrorCode, statusOfCode } from "../../contract/api/errors.ts"
import { accessOf, accessSentence } from "../../contract/api/needs.ts"
import { snakeCase } from "../../contract/api/restNames.ts"
import { may } from "../../platform/viewer/viewer.ts"
import type { RequestContext } from "../graphql/context.ts"

/** Variables are not coerced: services validate them, and name fields as REST does. */
export interface Run {
  context: RequestContext
  variables: Record<string, unknown>
}

export interface AnswerPart {
  rule: z.ZodType
  meaning?: string | null | undefined
  read: (value: unknown, run: Run) => unknown
}

/** GraphQL returns these numbers as strings, as they may exceed its `Int`. REST returns numbers. */
const LARGE_NUMBERS = ["queuedPosition"]

/** Viewers who lack the additional permission for these fields get null from REST instead of an error. */
const NULL_IF_REFUSED = ["madeBy"]

const SPREAD = "_"

const same = (value: unknown) => value

const scalars: Record<string, AnswerPart> = {
  ID: { rule: z.int(), read: Number },
  Int: { rule: z.int(), read: same },
  Float: { rule: z.number(), read: same },
  String: { rule: z.string(), read: same },
  Boolean: { rule: z.boolean(), read: same },
  DateTime: { rule: z.iso.datetime(), read: same },
}

const isCode = (word: string): word is ErrorCode => Object.hasOwn(statusOfCode, word)

/** REST has statuses in place of error codes, and snake case in place of GraphQL's names. */
const restWord = (word: string) =>
  isCode(word) ? String(statusOfCode[word]) : `\`${/^[a-z]/.test(word) ? snakeCase(word) : word}\``

/** Without the permissions, which the REST call documents itself. */
export const meaningOf = ({ astNode, description }: GraphQLField<unknown, unknown>) => {
  const access = astNode && accessOf(astNode)
  const text = access ? description?.replace(accessSentence(access), "") : description
  return (text ?? "").trim().replace(/`(\w+)`/g, (_, word) => restWord(word))
}

export const fragmentsOf = (document: DocumentNode) =>
  new Map(document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])))

type Fragments = ReturnType<typeof fragmentsOf>

const fieldsOf = ({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection
    const named = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
    if (!named) throw new Error(`A document lacks the fragment of ${JSON.stringify(selection)}`)
    return fieldsOf(named.selectionSet, fragments)
  })

/** If a fragment is the only selection, the schema gets the name of the fragment. */
const nameOf = ({ selections: [first, ...others] }: SelectionSetNode) =>
  first?.kind === Kind.FRAGMENT_SPREAD && others.length === 0 ? first.name.value : undefined

export const fieldPart = (type: GraphQLObjectType, node: FieldNode, fragments: Fragments) => {
  const field = type.getFields()[node.name.value]
  if (!field) throw new Error(`${type.name} has no field ${node.name.value}`)
  const part = LARGE_NUMBERS.includes(field.name) ? scalars.ID : partOf(field.type, node.selectionSet, fragments)
  const resolve = field.resolve ?? defaultFieldResolver
  const read = async (parent: unknown, run: Run) => {
    const args = node.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value, run.variables)])
    const info = { fieldName: field.name } as GraphQLResolveInfo
    return part?.read(await resolve(parent, Object.fromEntries(args ?? []), run.context, info), run)
  }
  const rule = part?.rule ?? z.unknown()
  return { field, read, rule, meaning: part?.meaning, name: snakeCase(node.alias?.value ?? node.name.value) }
}

const ifPermitted = (part: ReturnType<typeof fieldPart>) => {
  const access = part.field.astNode && accessOf(part.field.astNode)
  const needed = access && access !== "anyone" ? access.permissions : []
  const read = async (parent: unknown, run: Run) =>
    needed.every((name) => may(run.context.viewer, name)) ? part.read(parent, run) : null
  return { ...part, rule: part.rule.nullable(), read }
}

export const objectPart = (type: GraphQLObjectType, selection: SelectionSetNode, fragments: Fragments): AnswerPart => {
  const members = fieldsOf(selection, fragments).map((node) => {
    const part = fieldPart(type, node, fragments)
    return NULL_IF_REFUSED.includes(part.field.name) ? ifPermitted(part) : part
  })
  const [only] = members
  if (only?.name === SPREAD && members.length === 1) return only
  const rules = members.flatMap(({ name, rule, field }) => {
    if (name === SPREAD && rule instanceof z.ZodObject) return Object.entries<z.ZodType>(rule.shape)
    const description = meaningOf(field)
    return [[name, description && !rule.meta()?.id ? rule.meta({ description }) : rule] as const]
  })
  const id = nameOf(selection)
  const rule = z.object(Object.fromEntries(rules))
  const read = async (row: unknown, run: Run) => {
    const values = await Promise.all(
      members.map(async ({ name, read }) => {
        const value = await read(row, run)
        return name === SPREAD ? Object.entries(value as object) : [[name, value] as const]
      }),
    )
    return Object.fromEntries(values.flat())
  }
  return { rule: id ? rule.meta({ id }) : rule, meaning: type.description, read }
}

const presentPart = (
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  fragments: Fragments,
): AnswerPart => {
  if (isListType(type)) {
    const one = partOf(type.ofType, selection, fragments)
    const read = (rows: unknown, run: Run) =>
      Promise.all(Array.from(rows as Iterable<unknown>, (row) => one.read(row, run)))
    return { rule: z.array(one.rule), meaning: one.meaning, read }
  }
  if (isEnumType(type)) return { rule: z.enum(type.getValues().map(({ value }) => String(value))), read: same }
  if (isObjectType(type) && selection) return objectPart(type, selection, fragments)
  const scalar = scalars[String(type)]
  if (!scalar) throw new Error(`REST has no ${type}`)
  return scalar
}

export const partOf = (
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  fragments: Fragments,
): AnswerPart => {
  if (isNonNullType(type)) return presentPart(type.ofType, selection, fragments)
  const { rule, meaning, read } = presentPart(type, selection, fragments)
  return { meaning, rule: rule.nullable(), read: (value, run) => (value == null ? null : read(value, run)) }
}

import {
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  valueFromASTUntyped,
  visit,
} from "graphql"
import { type Permission, permissions } from "../accounts/roles.ts"

export type Proof = "always" | `if ${string}`

/** Only documents the requirements; services enforce them. */
export interface Needs {
  /** All of these are required. An API key needs the scopes of the same names. */
  permissions: readonly Permission[]
  /** True excludes API keys, whatever their scopes. */
  isForPeople?: boolean
  /** The case in which a user needs a recent proof of identity. */
  freshProof?: Proof | undefined
  /** The case in which an account with a second factor needs a recent proof with that factor. */
  factorProof?: Proof | undefined
}

export type Access = "anyone" | Needs

const isPermission = (name: unknown): name is Permission => (permissions as readonly unknown[]).includes(name)

const isProof = (when: unknown): when is Proof | undefined =>
  when === undefined || when === "always" || String(when).startsWith("if ")

const needsOf = ({ arguments: given = [] }: DirectiveNode, field: string): Needs => {
  const values = Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]))
  const { permission, person, freshProof, factorProof } = values
  // SDL accepts a single value where a list is expected, so both become a list.
  const names = [permission].flat()
  if (names.length === 0 || !names.every(isPermission))
    throw new Error(`@needs of ${field} names no permission of roles.ts: ${names}`)
  if (!isProof(freshProof) || !isProof(factorProof))
    throw new Error(`@needs of ${field}: a proof is "always" or "if ..."`)
  return { permissions: names, isForPeople: person === true, freshProof, factorProof }
}

export const accessOf = ({ name, directives = [] }: FieldDefinitionNode): Access | null => {
  const [first, ...others] = directives.filter((directive) => /^(needs|forAnyone)$/.test(directive.name.value))
  if (!first) return null
  if (others.length > 0) throw new Error(`${name.value} has both @needs and @forAnyone`)
  return first.name.value === "needs" ? needsOf(first, name.value) : "anyone"
}

const proofText = (what: string, when: Proof) => (when === "always" ? what : `${what} ${when}`)

export const accessSentence = (access: Access) => {
  if (access === "anyone") return "For anyone."
  const { permissions: names, isForPeople, freshProof } = access
  const parts = names.map((name) => `\`${name}\``)
  if (isForPeople) parts.push("a person")
  if (freshProof) parts.push(proofText("a fresh proof of identity", freshProof))
  return `Needs ${parts.join(", and ")}.`
}

const factorSentence = ({ factorProof }: Needs) =>
  factorProof
    ? [`${proofText("An account with a second factor needs a fresh proof with that factor", factorProof)}.`]
    : []

/** Introspection omits directives, so descriptions must name the access. Throws for a root field without access. */
export const withAccessDescribed = (schema: DocumentNode): DocumentNode =>
  visit(schema, {
    ObjectTypeDefinition: ({ name, fields = [], ...type }) => {
      const isRoot = name.value === "Query" || name.value === "Mutation"
      const described = fields.map((field) => {
        const access = accessOf(field)
        if (isRoot && !access) throw new Error(`${name.value}.${field.name.value} has neither @needs nor @forAnyone`)
        if (!access || access === "anyone") return field
        const value = [accessSentence(access), field.description?.value ?? [], ...factorSentence(access)]
          .flat()
          .join(" ")
        return { ...field, description: { kind: Kind.STRING, value, block: true } as const }
      })
      return { ...type, name, fields: described }
    },
  })

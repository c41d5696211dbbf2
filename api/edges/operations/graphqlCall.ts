import type { Request, Response } from "express"
import { type DocumentNode, isObjectType, Kind, parse } from "graphql"
import * as z from "zod"
import { NotFoundError } from "../../contract/api/errors.ts"
import type { JsonObject } from "../../contract/api/jsonObject.ts"
import { accessOf } from "../../contract/api/needs.ts"
import { fromRestNames, snakeCase } from "../../contract/api/restNames.ts"
import { createContext } from "../graphql/context.ts"
import { executableSchema } from "../graphql/resolvers.ts"
import { viewerOf } from "../http/authenticate.ts"
import { addToRequestLog, requestIdOf } from "../http/requestLog.ts"
import { renameFields } from "../http/rest/fieldNames.ts"
import type { RestCall } from "../http/rest/restCall.ts"
import { fieldPart, fragmentsOf, meaningOf, objectPart, type Run } from "./graphqlAnswer.ts"

/** Permissions, description and answer follow from the GraphQL document. */
interface GraphqlCall
  extends Pick<RestCall, "route" | "examples">,
    Partial<Pick<RestCall, "operationId" | "summary" | "description" | "body" | "refusals">> {
  /** Its variables are the values of path and body in camel case; `$input` has all of them. */
  document: string
  status?: number
  toInput?: (body: JsonObject) => JsonObject
  /** For fields whose REST name is not their GraphQL name in snake case, so that errors name them correctly. */
  fieldNames?: Record<string, string>
}

const operationIn = ({ definitions }: DocumentNode) => {
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error("A document has no operation")
  return operation
}

const runFor = (request: Request, response: Response, variables: Run["variables"] = {}): Run => ({
  variables: { ...variables, input: variables },
  context: createContext({
    viewer: viewerOf(request),
    requestId: requestIdOf(response),
    rememberDevice: () => {},
    replaceToken: () => {},
    addToRequestLog: (summary) => addToRequestLog(response, summary),
  }),
})

export const fragmentReader = (fragment: string, name: string) => {
  const document = parse(`{ ...${name} } ${fragment}`)
  const fragments = fragmentsOf(document)
  const type = executableSchema.getType(fragments.get(name)?.typeCondition.name.value ?? "")
  if (!isObjectType(type)) throw new Error(`This is no fragment ${name}: ${fragment}`)
  const { rule, read } = objectPart(type, operationIn(document).selectionSet, fragments)
  const readAll = (request: Request, response: Response, rows: readonly object[]) => {
    const run = runFor(request, response)
    return Promise.all(rows.map((row) => read(row, run)))
  }
  return { rule, readAll }
}

const rootOf = (text: string) => {
  const document = parse(text)
  const { operation, selectionSet } = operationIn(document)
  const [node] = selectionSet.selections
  const type = executableSchema.getRootType(operation)
  if (!type || node?.kind !== Kind.FIELD) throw new Error(`A document asks for no field: ${text}`)
  return fieldPart(type, node, fragmentsOf(document))
}

export const graphqlCall = (facts: GraphqlCall): RestCall => {
  const { document, status = 200, toInput = fromRestNames, fieldNames = {}, ...call } = facts
  const { field, rule, read, meaning: answer } = rootOf(document)
  const json = rule instanceof z.ZodNullable ? (rule.unwrap() as z.ZodType) : rule
  const access = field.astNode && accessOf(field.astNode)
  const { permissions, freshProof } = access && access !== "anyone" ? access : {}
  const meaning = meaningOf(field)
  const noun = snakeCase(field.name).split("_").at(-1) ?? ""
  return {
    operationId: field.name,
    needs: permissions?.[1] ? permissions : (permissions?.[0] ?? null),
    ...(freshProof && { freshProof }),
    summary: meaning.replace(/[.,:;](\s.*)?$/s, ""),
    description: meaning,
    answers: { [status]: { description: answer || meaning, json } },
    ...call,
    document,
    handle: async (request, response) => {
      const variables = { ...toInput(request.body ?? {}), ...request.params }
      const reading = read(undefined, runFor(request, response, variables))
      const answer = await renameFields(reading, fieldNames)
      if (answer === null) throw new NotFoundError(noun, String(request.params.id))
      response.status(status).json(answer)
    },
  }
}

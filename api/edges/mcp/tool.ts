import * as z from "zod"
import type { Permission } from "../../contract/accounts/roles.ts"
import { InvalidInputError } from "../../contract/api/errors.ts"
import { isJsonObject } from "../../contract/api/jsonObject.ts"
import { parseInput } from "../../contract/api/parseInput.ts"
import { requirePermission, type Viewer } from "../../platform/viewer/viewer.ts"
import { inputFaults, RefusedNamesError, refuseUnknown } from "../http/inputFaults.ts"
import { wholeSchemaOf } from "../openapi/jsonSchemas.ts"
import { toldWithData } from "./answer.ts"

export interface ToolCall {
  viewer: Viewer
  gone: AbortSignal
}

interface ToolFacts<Input extends z.ZodObject, Output extends z.ZodObject> {
  /** Never changes: assistants are told it by people. */
  name: string
  title: string
  description: string
  /** The scope that a key needs, to be told of the tool and to call it. The services check it as well. */
  needs: Permission
  input: Input
  output: Output
  handle: (call: ToolCall, input: z.output<Input>) => Promise<Record<keyof Output["shape"], unknown>>
}

/** Something that an assistant may do, over the services that GraphQL and REST use. */
export interface Tool extends Pick<ToolFacts<z.ZodObject, z.ZodObject>, "name" | "needs"> {
  listed: {
    name: string
    title: string
    description: string
    inputSchema: { type: "object" } & Record<string, unknown>
    outputSchema: { type: "object" } & Record<string, unknown>
    annotations: Readonly<Record<string, boolean>>
  }
  /** Does it, for whoever may. Throws what the service throws. */
  run: (call: ToolCall, given: unknown) => Promise<Record<string, unknown>>
}

/** A tool from its facts: the schema that assistants see and the rules that refuse are one. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(facts: ToolFacts<Input, Output>): Tool => {
  const { name, title, description, needs, input, output, handle } = facts
  const annotations = { readOnlyHint: needs.endsWith(":read"), destructiveHint: false, openWorldHint: false }
  const inputSchema = { ...wholeSchemaOf(input), additionalProperties: false }
  const outputSchema = wholeSchemaOf(output.extend(toldWithData))
  return {
    name,
    needs,
    listed: { name, title, description, inputSchema, outputSchema, annotations },
    run: async (call, given = {}) => {
      if (!isJsonObject(given))
        throw new InvalidInputError([{ field: "arguments", message: "The arguments must be an object." }])
      const faults = inputFaults(given, "arguments")
      if (faults.length > 0) throw new RefusedNamesError(faults)
      refuseUnknown("field", given, Object.keys(input.shape))
      return handle(call, parseInput(input, given))
    },
  }
}

/** Does what a tool does, if the key has its scope and its program still waits. */
export const runTool = async ({ needs, run }: Tool, call: ToolCall, given: unknown) => {
  requirePermission(call.viewer, needs)
  call.gone.throwIfAborted()
  return run(call, given)
}

export const idRule = z.int("Give the number, as in 12.").min(1, "Give the number, as in 12.")

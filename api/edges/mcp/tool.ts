import * as z from "zod"
import type { Permission } from "../../contract/accounts/roles.ts"
import { InvalidInputError } from "../../contract/api/errors.ts"
import { isJsonObject } from "../../contract/api/jsonObject.ts"
import { parseInput } from "../../contract/api/parseInput.ts"
import { requirePermission, type Viewer } from "../../platform/viewer/viewer.ts"
import { inputFaults, RefusedNamesError, rejectUnknownNames } from "../http/inputFaults.ts"
import { wholeSchemaOf } from "../openapi/jsonSchemas.ts"
import { dataNotice } from "./answer.ts"

export interface ToolCall {
  viewer: Viewer
  gone: AbortSignal
}

interface ToolFacts<Input extends z.ZodObject, Output extends z.ZodObject> {
  /** Never changes, as people refer to it in prompts. */
  name: string
  title: string
  description: string
  /** The scope that is needed to list and call the tool; services check it too. */
  needs: Permission
  input: Input
  output: Output
  handle: (call: ToolCall, input: z.output<Input>) => Promise<Record<keyof Output["shape"], unknown>>
}

export interface Tool extends Pick<ToolFacts<z.ZodObject, z.ZodObject>, "name" | "needs"> {
  listed: {
    name: string
    title: string
    description: string
    inputSchema: { type: "object" } & Record<string, unknown>
    outputSchema: { type: "object" } & Record<string, unknown>
    annotations: Readonly<Record<string, boolean>>
  }
  run: (call: ToolCall, args: unknown) => Promise<Record<string, unknown>>
}

/** The schema that is listed and the validation come from the same rules, so they cannot differ. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(facts: ToolFacts<Input, Output>): Tool => {
  const { name, title, description, needs, input, output, handle } = facts
  const annotations = { readOnlyHint: needs.endsWith(":read"), destructiveHint: false, openWorldHint: false }
  const inputSchema = { ...wholeSchemaOf(input), additionalProperties: false }
  const outputSchema = wholeSchemaOf(output.extend(dataNotice))
  return {
    name,
    needs,
    listed: { name, title, description, inputSchema, outputSchema, annotations },
    run: async (call, args = {}) => {
      if (!isJsonObject(args))
        throw new InvalidInputError([{ field: "arguments", message: "The arguments must be an object." }])
      const faults = inputFaults(args, "arguments")
      if (faults.length > 0) throw new RefusedNamesError(faults)
      rejectUnknownNames("field", args, Object.keys(input.shape))
      return handle(call, parseInput(input, args))
    },
  }
}

export const runTool = async ({ needs, run }: Tool, call: ToolCall, args: unknown) => {
  requirePermission(call.viewer, needs)
  call.gone.throwIfAborted()
  return run(call, args)
}

export const idRule = z.int("Give the number, as in 12.").min(1, "Give the number, as in 12.")

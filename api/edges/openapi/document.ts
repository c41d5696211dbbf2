import type { Permission } from "../../contract/accounts/roles.ts"

export type JsonSchema = Record<string, unknown>

export interface Reference {
  $ref: string
}

interface NamedExample {
  value: unknown
}

export interface Parameter {
  name: string
  in: "path" | "query" | "header"
  description?: string
  required?: boolean
  schema: JsonSchema
  style?: "form"
  explode?: boolean
  /** The example of an answer has the same name as that of its request body. */
  examples?: Record<string, NamedExample>
}

export interface MediaType {
  schema: JsonSchema
  examples?: Record<string, NamedExample>
}

export interface RequestBody {
  required: boolean
  content: Record<string, MediaType>
}

export interface Header {
  description: string
  schema: JsonSchema
}

export interface Response {
  description: string
  headers?: Record<string, Reference>
  content?: Record<string, MediaType>
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: true
  security: Record<string, string[]>[]
  /** All of these are required, as scopes of the key or by the user's role. Absent for public calls. */
  "x-required-permission"?: Permission | readonly Permission[]
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, Response | Reference>
}

export type PathItem = Partial<Record<"get" | "post" | "put" | "patch" | "delete", Operation>>

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, PathItem>
  webhooks: Record<string, PathItem>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Response>
    headers: Record<string, Header>
    securitySchemes: Record<string, { type: "http"; scheme: "bearer"; description: string }>
  }
}

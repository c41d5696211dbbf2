import type { JsonObject } from "./jsonObject.ts"

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())

export const fromRestNames = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [camelCase(name), value]))

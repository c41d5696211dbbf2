import type * as z from "zod"
import { camelCase } from "./restNames.ts"

type Camel<Name> = Name extends `${infer Head}_${infer Rest}` ? `${Head}${Capitalize<Camel<Rest>>}` : Name

type Lacking<Schema extends z.ZodObject, Values> = Exclude<Camel<keyof Schema["shape"]>, keyof Values>

/** A value comes from `computed`, else from the row's camel-case property, else it is null. */
export const toRest = <Schema extends z.ZodObject, Row extends object, Computed extends object = object>(
  schema: Schema,
  row: Lacking<Schema, Row & Computed> extends never ? Row : never,
  computed?: Computed,
) => {
  const values = Object.keys(schema.shape).map((name) => {
    const key = camelCase(name)
    const source = computed && key in computed ? computed : row
    return [name, Reflect.get(source, key) ?? null]
  })
  return Object.fromEntries(values) as { [Name in keyof Schema["shape"]]: unknown }
}

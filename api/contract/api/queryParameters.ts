import * as z from "zod"

const itemSchema = (item: z.ZodType) => {
  const { $schema, ...schema } = z.toJSONSchema(item, { io: "input" })
  return schema
}

export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((list) => list.split(",").filter((part) => part !== ""))
    .pipe(z.array(item))
    .meta({ type: "array", items: itemSchema(item) })

/** Databases cannot compare years beyond four digits. */
export const hasFourDigitYear = (moment: Date) => moment.getUTCFullYear() >= 0 && moment.getUTCFullYear() <= 9999

export const YEAR_OUT_OF_RANGE = "Give a moment of the years 0000 to 9999 in UTC."

export const moment = z.iso
  .datetime({ offset: true, error: "Give a moment like 2026-11-21T09:30:00Z." })
  .transform((text) => new Date(text))
  .refine(hasFourDigitYear, YEAR_OUT_OF_RANGE)

export const yesOrNo = (name: string, words?: { truthy: string[]; falsy: string[]; case: "sensitive" }) =>
  z.stringbool({ ...words, error: `${name} is true or false.` }).meta({ type: "boolean" })

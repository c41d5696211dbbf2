import { namesOf } from "@farelight/api/contract/text/namesOf.ts"

/** Unknown values are skipped, as an address may contain any text. */
export const parseNameList = <Values extends Readonly<Partial<Record<string, string>>>>(
  values: Values,
  listed: string | null,
) => namesOf(values).filter((name) => (listed ?? "").split(",").includes(values[name] ?? ""))

import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
/** Skips unknown values. */
export const parseNameList = <Values extends Readonly<Partial<Record<string, string>>>>(
  values: Values,
  listed: string | null,
) => namesOf(values).filter((name) => (listed ?? "").split(",").includes(values[name] ?? ""))

/** Skips unknown values. */
export const parseNameList = <Values extends Readonly<Partial<Record<string, string>>>>(
  values: Values,
  listed: string | null,
) =>
  (Object.keys(values) as (keyof Values & string)[]).filter((name) =>
    (listed ?? "").split(",").includes(values[name] ?? ""),
  )

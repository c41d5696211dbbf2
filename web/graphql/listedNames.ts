/** GraphQL's names of those values that a text lists, separated by commas; what is none of them is passed over. */
export const listedNames = <Values extends Readonly<Record<string, string>>>(values: Values, listed: string | null) =>
  (Object.keys(values) as (keyof Values & string)[]).filter((name) =>
    (listed ?? "").split(",").includes(values[name] ?? ""),
  )

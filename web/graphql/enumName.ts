/** GraphQL's name of a value that REST, the database and the forms know by its text. */
export const enumName = <Values extends Readonly<Record<string, string>>>(
  values: Values,
  value: Values[keyof Values],
) => {
  const name = (Object.keys(values) as (keyof Values & string)[]).find((key) => values[key] === value)
  if (name === undefined) throw new Error(`"${value}" is none of: ${Object.values(values).join(", ")}`)
  return name
}

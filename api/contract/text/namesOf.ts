/** Keys with their type. The values must have no further keys. */
export const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

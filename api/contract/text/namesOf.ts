/** TypeScript types `Object.keys` as `string[]`, as an object may have keys beyond its type. Here it must not. */
export const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

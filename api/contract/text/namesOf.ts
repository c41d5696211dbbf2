/** TypeScript types `Object.keys` as `string[]`, because values may have further keys; these must not. */
export const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

/** The row's id that GraphQL or REST named as a text; 0, which no row has, if the text is no id. */
export const idOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

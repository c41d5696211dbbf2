/** A row's id from the text that GraphQL or REST names it by; 0, which no row has, for any other text. */
export const idOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

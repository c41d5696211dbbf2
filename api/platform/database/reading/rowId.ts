/** An invalid id becomes 0, which no row has, so callers find nothing. */
export const idOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

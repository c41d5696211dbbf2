// A closed lead gives the focus back to its row, which may not be on screen while the lead is.
let opened: string | null = null

export const lastOpenedLead = {
  set: (address: string) => {
    opened = address
  },
  /** Whether it is this one, which is true once. */
  take: (address: string) => {
    const isThis = opened === address
    if (isThis) opened = null
    return isThis
  },
}

// A closed lead returns focus to its row, which may be unmounted while the lead is open.
let opened: string | null = null

export const lastOpenedLead = {
  set: (address: string) => {
    opened = address
  },
  /** Returns true once for the last opened lead. */
  take: (address: string) => {
    const isThis = opened === address
    if (isThis) opened = null
    return isThis
  },
}

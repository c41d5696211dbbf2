/** What of a change a message moves or renames. */
interface ToldChange {
  type: string
  occurred_at: Date | string
}

/** The message that tells a change, as REST has it, to webhooks of the standard format. */
export const standardMessage = <Change extends ToldChange>(
  type: string,
  { type: change, occurred_at: timestamp, ...data }: Change,
) => ({ type, timestamp, data: { ...data, change } })

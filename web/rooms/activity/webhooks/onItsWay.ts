import type { Delivery } from "./webhookWords.ts"

export const ON_ITS_WAY_POLL_MS = 2_000

const SOON_MS = 5_000

export const isOnItsWay = ({ status, dueAt }: Pick<Delivery, "status" | "dueAt">) =>
  status === "SENDING" || (status === "QUEUED" && dueAt !== null && Date.parse(dueAt) < Date.now() + SOON_MS)

import type { EmailLogDetails_LogFragment } from "../../../graphql/generated.ts"

const SOON_MS = 5000

/** Whether news of a mail is to be expected within seconds. */
export const isGoingOut = ({ status, nextAttemptAt }: EmailLogDetails_LogFragment) =>
  status === "SENDING" ||
  (status === "QUEUED" && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS)

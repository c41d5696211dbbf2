import DataLoader from "dataloader"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { EmailAttempt } from "./emailAttempt.model.ts"

/** Admin. The loaders of one request: the tries to send a mail, oldest first. */
export const createEmailLoaders = (viewer: Viewer) => ({
  emailAttempts: new DataLoader<number, EmailAttempt[]>(async (logIds) => {
    requireAdmin(viewer)
    const attempts = await EmailAttempt.findAll({ where: { emailLogId: [...logIds] }, order: ["id"] })
    const attemptsOf = new Map(logIds.map((id) => [id, [] as EmailAttempt[]]))
    for (const attempt of attempts) attemptsOf.get(attempt.emailLogId)?.push(attempt)
    return logIds.map((id) => attemptsOf.get(id) ?? [])
  }),
})

import DataLoader from "dataloader"
import { EmailAttempt } from "./emailAttempt.model.ts"

/** The loaders of one request: the tries to send a mail, oldest first. */
export const createEmailLoaders = () => ({
  emailAttempts: new DataLoader<number, EmailAttempt[]>(async (logIds) => {
    const attempts = await EmailAttempt.findAll({ where: { emailLogId: [...logIds] }, order: ["id"] })
    const attemptsOf = new Map(logIds.map((id) => [id, [] as EmailAttempt[]]))
    for (const attempt of attempts) attemptsOf.get(attempt.emailLogId)?.push(attempt)
    return logIds.map((id) => attemptsOf.get(id) ?? [])
  }),
})

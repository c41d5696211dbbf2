import * as z from "zod"

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name })
    return true
  } catch {
    return false
  }
}

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Give a time from 00:00 to 23:59, like 09:00.")

/** When the team works, as somebody says it. */
export const hoursInput = z
  .object({
    days: z
      .array(z.int().min(1, "A day is 1 for Monday to 7 for Sunday.").max(7, "A day is 1 for Monday to 7 for Sunday."))
      .min(1, "Choose at least one day.")
      .transform((days) => [...new Set(days)].sort()),
    startsAt: time,
    endsAt: time,
    timeZone: z.string().refine(isTimeZone, "Give a time zone like America/Los_Angeles."),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ["endsAt"], error: "The day must end after it begins." })

import * as z from "zod"
import { apiKeyDays, apiKeyScopes, daysAfter, withReading } from "../../../contract/accounts/apiKeys.ts"
import { singleLine } from "../../../contract/text/text.ts"

const NAME_MAX = 60

/** The values of a new key. Whoever wants the whole last day gets it: the limit is a day later. */
export const apiKeyInput = (now: Date) =>
  z.object({
    name: singleLine("Name", NAME_MAX),
    scopes: z.array(z.enum(apiKeyScopes)).min(1, "Choose at least one scope.").transform(withReading),
    expiresAt: z
      .date()
      .nullish()
      .transform((date) => date ?? daysAfter(now, apiKeyDays.usual))
      .refine((date) => date > now, "The key would have expired already.")
      .refine(
        (date) => date <= daysAfter(now, apiKeyDays.max + 1),
        `A key lasts ${apiKeyDays.max} days at most. Choose an earlier day.`,
      ),
  })

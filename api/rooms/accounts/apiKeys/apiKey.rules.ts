import * as z from "zod"
import { apiKeyDays, apiKeyScopes, daysAfter, withReading } from "../../../contract/accounts/apiKeys.ts"
import { singleLine } from "../../../contract/text/text.ts"

const NAME_MAX = 60

/** Input of a new key. The limit is a day later, so that the whole last day can be chosen. */
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

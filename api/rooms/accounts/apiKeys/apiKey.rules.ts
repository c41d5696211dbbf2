import * as z from "zod"
import { apiKeyDays, apiKeyScopes, daysAfter, scopesForTests, withReading } from "../../../contract/accounts/apiKeys.ts"
import { singleLine } from "../../../contract/text/text.ts"

const NAME_MAX = 60

const TEST_SCOPES = `A test key reads and writes tests alone: its scopes are among ${scopesForTests.join(", ")}.`

/** The values of a new key. Whoever wants the whole last day gets it: the limit is a day later. */
export const apiKeyInput = (now: Date) =>
  z
    .object({
      isTest: z
        .boolean()
        .nullish()
        .transform((isTest) => isTest ?? false),
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
    .refine(({ isTest, scopes }) => !isTest || scopes.every((scope) => scopesForTests.includes(scope)), {
      error: TEST_SCOPES,
      path: ["scopes"],
    })

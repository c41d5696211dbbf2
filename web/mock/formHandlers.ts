import type { JsonObject } from "@farelight/api/contract/api/jsonObject.ts"
import { fromRestNames } from "@farelight/api/contract/api/restNames.ts"
import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { promiseIn } from "@farelight/api/contract/leads/promiseHours.ts"
import { statusPath } from "@farelight/api/contract/leads/statusLink.ts"
import { DEFAULT_LOCALE, isLocale } from "@farelight/api/contract/site/locale.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { fillWords } from "@farelight/api/contract/words/fillWords.ts"
import { wordsIn } from "@farelight/api/contract/words/words.ts"
import { advertiserToInput } from "@farelight/api/rooms/leads/advertisers/advertiserSubmission.rest.ts"
import { HttpResponse, http } from "msw"
import type { Answering } from "./createMockApi.ts"
import { advertiserKind, driverKind, submit } from "./leads.ts"
import type { Store } from "./store.ts"

interface Form {
  path: string
  letter: string
  operation: Answering["operation"]
  sentMessage: keyof Words["form"]
  promiseField: keyof PageContent["global"]["promises"]
  store: (store: Store, values: JsonObject) => { id: number }
}

const forms: Form[] = [
  {
    path: "drivers/apply",
    letter: "d",
    operation: "SubmitDriverApplication",
    sentMessage: "applicationSent",
    promiseField: "driver_reply",
    store: (store, values) => submit(driverKind, store, values, values),
  },
  {
    path: "advertisers/contact",
    letter: "a",
    operation: "SubmitAdvertiserInquiry",
    sentMessage: "inquirySent",
    promiseField: "advertiser_reply",
    store: (store, values) => submit(advertiserKind, store, advertiserToInput(values), values),
  },
]

/** The REST calls of the public forms; the variables of a request are its body. */
export const formHandlers = (answer: (answering: Answering) => Promise<Response>) => [
  // No proof of work is asked for.
  http.get("*/api/altcha/challenge", () => new HttpResponse(null, { status: 204 })),
  // The mocked team has no list of them.
  http.post<never, JsonObject>("*/api/privacy-requests", async ({ request }) => {
    const variables = await request.clone().json()
    const succeed = async () =>
      HttpResponse.json({ message: wordsIn(DEFAULT_LOCALE).form.requestSent }, { status: 202 })
    return answer({ operation: "SubmitPrivacyRequest", variables, request, succeed })
  }),
  ...forms.map(({ path, letter, operation, sentMessage, promiseField, store }) =>
    http.post<never, JsonObject>(`*/api/${path}`, async ({ request }) => {
      const variables = await request.clone().json()
      const succeed: Answering["succeed"] = async (context) => {
        const { id } = store(context.store, fromRestNames(variables))
        const { global } = pageContent("home", context.store.cmsBlocks)
        const locale = isLocale(variables.locale) ? variables.locale : DEFAULT_LOCALE
        const promise = promiseIn(global.promises[promiseField], locale)
        const message = fillWords(wordsIn(locale).form[sentMessage], { promise })
        return HttpResponse.json(
          { success: true, message, id },
          { status: 201, headers: { location: statusPath(`${letter}${id}-${"x".repeat(43)}`) } },
        )
      }
      return answer({ operation, variables, request, succeed })
    }),
  ),
]

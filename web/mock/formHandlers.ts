import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { JsonObject } from "@farelight/api/contract/jsonObject.ts"
import { messages } from "@farelight/api/contract/messages.ts"
import { statusPath } from "@farelight/api/contract/statusLink.ts"
import { fromRestNames } from "@farelight/api/http/rest/fieldNames.ts"
import { advertiserToInput } from "@farelight/api/modules/advertisers/advertiserSubmission.rest.ts"
import { HttpResponse, http } from "msw"
import type { Answering } from "./createMockApi.ts"
import { advertiserKind, driverKind, submit } from "./leads.ts"
import type { Store } from "./store.ts"

type Promises = PageContent["global"]["promises"]

interface Form {
  path: string
  letter: string
  operation: Answering["operation"]
  message: (promises: Promises) => string
  store: (store: Store, values: JsonObject) => { id: number }
}

const forms: Form[] = [
  {
    path: "drivers/apply",
    letter: "d",
    operation: "SubmitDriverApplication",
    message: ({ driver_reply: promise }) => messages.driverApplicationSent(promise),
    store: (store, values) => submit(driverKind, store, values, values),
  },
  {
    path: "advertisers/contact",
    letter: "a",
    operation: "SubmitAdvertiserInquiry",
    message: ({ advertiser_reply: promise }) => messages.advertiserInquirySent(promise),
    store: (store, values) => submit(advertiserKind, store, advertiserToInput(values), values),
  },
]

/** The REST calls of the public forms; the variables of a request are its body. */
export const formHandlers = (answer: (answering: Answering) => Promise<Response>) => [
  // No proof of work is asked for.
  http.get("*/api/altcha/challenge", () => new HttpResponse(null, { status: 204 })),
  ...forms.map(({ path, letter, operation, message, store }) =>
    http.post<never, JsonObject>(`*/api/${path}`, async ({ request }) => {
      const variables = await request.clone().json()
      const succeed: Answering["succeed"] = async (context) => {
        const { id } = store(context.store, fromRestNames(variables))
        const { global } = pageContent("home", context.store.cmsBlocks)
        return HttpResponse.json(
          { success: true, message: message(global.promises), id },
          { status: 201, headers: { location: statusPath(`${letter}${id}-${"x".repeat(43)}`) } },
        )
      }
      return answer({ operation, variables, request, succeed })
    }),
  ),
]

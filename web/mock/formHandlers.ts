import type { JsonObject } from "@farelight/api/contract/api/jsonObject.ts"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { fromRestNames } from "@farelight/api/contract/api/restNames.ts"
import { waitedFor, waitNote, waitNotice } from "@farelight/api/contract/cities/findCity.ts"
import { globalContentOf, listedCities } from "@farelight/api/contract/content/pageContent.ts"
import { promiseIn } from "@farelight/api/contract/leads/promiseHours.ts"
import { statusPath } from "@farelight/api/contract/leads/statusLink.ts"
import { DEFAULT_LOCALE, isLocale } from "@farelight/api/contract/site/locale.ts"
import { fillWords } from "@farelight/api/contract/words/fillWords.ts"
import { wordsIn } from "@farelight/api/contract/words/words.ts"
import { advertiserToInput } from "@farelight/api/rooms/leads/advertisers/advertiserSubmission.rest.ts"
import { HttpResponse, http } from "msw"
import type { Answering } from "./createMockApi.ts"
import { advertiserKind, driverKind, type MockKind, submit } from "./resolvers/leads.ts"

interface Form {
  kind: MockKind
  letter: string
  operation: Answering["operation"]
  toInput?: (values: JsonObject) => JsonObject
}

const forms: Form[] = [
  { kind: driverKind, letter: "d", operation: "SubmitDriverApplication" },
  { kind: advertiserKind, letter: "a", operation: "SubmitAdvertiserInquiry", toInput: advertiserToInput },
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
  // The mocked team has no files either; the page was asked for one.
  http.post<{ token: string }>("*/api/status/:token/files", async ({ request }) => {
    const entered = await request.clone().formData()
    const file = entered.get("file")
    const { name, size } = file instanceof File ? file : new File([], "file")
    const now = new Date().toISOString()
    const succeed = async () =>
      HttpResponse.json(
        {
          success: true,
          message: messages.fileUploaded,
          asked: [
            { id: "1", what: "Your insurance card", answered_at: entered.get("request_id") === "1" ? now : null },
          ],
          sent: [{ id: "1", name, size, sent_at: now }],
          left: 19,
        },
        { status: 201 },
      )
    return answer({ operation: "SendFile", variables: { name, size }, request, succeed })
  }),
  ...forms.map(({ kind, letter, operation, toInput = (values) => values }) =>
    http.post<never, JsonObject>(`*/api${kind.rest.submitPath}`, async ({ request }) => {
      const variables = await request.clone().json()
      const succeed: Answering["succeed"] = async ({ store }) => {
        const values = fromRestNames(variables)
        const lead = submit(kind, store, toInput(values), values)
        const locale = isLocale(variables.locale) ? variables.locale : DEFAULT_LOCALE
        const promise = promiseIn(globalContentOf(store.cmsBlocks).promises[kind.promiseField], locale)
        const waits = waitedFor(listedCities(store.cmsBlocks), kind.placesNamed(lead))
        const sent = fillWords(wordsIn(locale).form[kind.sentMessage ?? "requestSent"], { promise })
        const note = waits?.isListed && waitNote(globalContentOf(store.cmsBlocks)[kind.cityNotes], waits)
        const message = note ? waitNotice(sent, note) : sent
        return HttpResponse.json(
          { success: true, message, id: lead.id },
          { status: 201, headers: { location: statusPath(`${letter}${lead.id}-${"x".repeat(43)}`) } },
        )
      }
      return answer({ operation, variables, request, succeed })
    }),
  ),
]

import { Router } from "express"
import { adminsOnly, viewerOf } from "../../http/authenticate.ts"
import { jsonBody } from "../../http/jsonBody.ts"
import { renameFields } from "../../http/renameFields.ts"
import { fromRestNames } from "../../http/restNames.ts"
import { sendCsv } from "../../http/sendCsv.ts"
import { sendList } from "../../http/sendList.ts"
import { messages } from "../../messages.ts"
import { toCsv } from "../leads/csv.ts"
import { leadFilterOf } from "../leads/leadFilter.rest.ts"
import {
  advertiserSubmissionColumns,
  advertiserSubmissionToRest,
  splitAdFormats,
  splitCities,
} from "./advertiserSubmission.rest.ts"
import {
  listAdvertiserSubmissions,
  setAdvertiserSubmissionStatus,
  streamAdvertiserSubmissions,
  submitAdvertiserInquiry,
} from "./advertiserSubmission.service.ts"

/** REST for advertiser submissions (SPEC §7). */
export const advertiserSubmissionRoutes = Router()

/** Public. Takes an inquiry, and optionally a `submission_id` (a UUID) that makes a repeat harmless. */
advertiserSubmissionRoutes.post("/advertisers/contact", jsonBody, async (request, response) => {
  const { cities, adFormats, ...values } = fromRestNames(request.body)
  const inquiry = { ...values, ...splitCities(cities), adFormats: splitAdFormats(adFormats) }
  const restNames = { location: "cities", message: "cities" }
  const { id } = await renameFields(submitAdvertiserInquiry(viewerOf(request), inquiry), restNames)
  response.status(201).json({ success: true, message: messages.advertiserInquirySent, id })
})

/** Admin. All submissions, newest first, or with `limit` and `cursor` a page of them. */
advertiserSubmissionRoutes.get("/advertisers/submissions", adminsOnly, async (request, response) => {
  const viewer = viewerOf(request)
  await sendList(request, response, {
    all: () => streamAdvertiserSubmissions(viewer),
    page: (asked) => listAdvertiserSubmissions(viewer, asked),
    present: advertiserSubmissionToRest,
  })
})

/** Admin. The submissions that the query's conditions keep, as a spreadsheet. */
advertiserSubmissionRoutes.get("/advertisers/submissions.csv", adminsOnly, async (request, response) => {
  const rows = streamAdvertiserSubmissions(viewerOf(request), leadFilterOf(request.query))
  await sendCsv(
    response,
    "advertiser_submissions.csv",
    toCsv(advertiserSubmissionColumns, rows, advertiserSubmissionToRest),
  )
})

/** Admin. Sets `status`; answers the submission as it now stands. */
advertiserSubmissionRoutes.put("/admin/advertisers/:id/status", adminsOnly, jsonBody, async (request, response) => {
  const change = { id: request.params.id, status: request.body.status }
  const submission = await setAdvertiserSubmissionStatus(viewerOf(request), change)
  response.json({ success: true, ...advertiserSubmissionToRest(submission) })
})

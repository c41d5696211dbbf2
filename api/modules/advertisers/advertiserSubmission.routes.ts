import { Router } from "express"
import { messages } from "../../contract/messages.ts"
import { adminsOnly, viewerOf } from "../../http/authenticate.ts"
import { renameFields } from "../../http/renameFields.ts"
import { fromRestNames, snakeCase } from "../../http/restNames.ts"
import { sendCsv } from "../../http/sendCsv.ts"
import { pageParameters, sendList } from "../../http/sendList.ts"
import { takes } from "../../http/takes.ts"
import { toCsv } from "../leads/csv.ts"
import { leadFilterOf, leadParameters } from "../leads/leadFilter.rest.ts"
import { readReplyPromise } from "../leads/readReplyPromise.ts"
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
import { advertiserInquiryInput } from "./contract.ts"

const { location, message, ...sameFields } = advertiserInquiryInput.shape

const submitted = takes({ body: [...Object.keys(sameFields).map(snakeCase), "cities"] })
const listed = takes({ query: [...leadParameters, ...pageParameters] })
const exported = takes({ query: leadParameters })
const statusChange = takes({ body: ["status", "expected_status"] })

/** REST for advertiser submissions. */
export const advertiserSubmissionRoutes = Router()

/** Public. Takes an inquiry, and optionally a `submission_id` (a UUID) that makes a repeat harmless. */
advertiserSubmissionRoutes.post("/advertisers/contact", submitted, async (request, response) => {
  const { cities, adFormats, ...values } = fromRestNames(request.body)
  const inquiry = { ...values, ...splitCities(cities), adFormats: splitAdFormats(adFormats) }
  const restNames = { location: "cities", message: "cities" }
  const { id } = await renameFields(submitAdvertiserInquiry(viewerOf(request), inquiry), restNames)
  response.status(201).json({
    success: true,
    message: messages.advertiserInquirySent((await readReplyPromise("advertiser_reply")).text),
    id,
  })
})

/** Admin. The submissions that the query's conditions keep, newest first, or with `limit` and `cursor` a page of them. */
advertiserSubmissionRoutes.get("/advertisers/submissions", adminsOnly, listed, async (request, response) => {
  const viewer = viewerOf(request)
  const filter = leadFilterOf(request.query)
  await sendList(request, response, {
    all: () => streamAdvertiserSubmissions(viewer, filter),
    page: (asked) => listAdvertiserSubmissions(viewer, { ...asked, filter }),
    present: advertiserSubmissionToRest,
  })
})

/** Admin. The submissions that the query's conditions keep, as a spreadsheet. */
advertiserSubmissionRoutes.get("/advertisers/submissions.csv", adminsOnly, exported, async (request, response) => {
  const rows = streamAdvertiserSubmissions(viewerOf(request), leadFilterOf(request.query))
  await sendCsv(
    response,
    "advertiser_submissions",
    toCsv(advertiserSubmissionColumns, rows, advertiserSubmissionToRest),
  )
})

/** Admin. Sets `status`, if it still is the `expected_status`; answers the submission as it now stands. */
advertiserSubmissionRoutes.put("/admin/advertisers/:id/status", adminsOnly, statusChange, async (request, response) => {
  const change = { ...fromRestNames(request.body), id: request.params.id }
  const submission = await setAdvertiserSubmissionStatus(viewerOf(request), change)
  response.json({ success: true, ...advertiserSubmissionToRest(submission) })
})

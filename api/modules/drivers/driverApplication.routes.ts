import { Router } from "express"
import { messages } from "../../contract/messages.ts"
import { adminsOnly, viewerOf } from "../../http/authenticate.ts"
import { fromRestNames, snakeCase } from "../../http/restNames.ts"
import { sendCsv } from "../../http/sendCsv.ts"
import { pageParameters, sendList } from "../../http/sendList.ts"
import { takes } from "../../http/takes.ts"
import { toCsv } from "../leads/csv.ts"
import { driverParameters, leadFilterOf, leadParameters } from "../leads/leadFilter.rest.ts"
import { readReplyPromise } from "../leads/readReplyPromise.ts"
import { driverApplicationInput } from "./contract.ts"
import { driverApplicationColumns, driverApplicationToRest } from "./driverApplication.rest.ts"
import {
  listDriverApplications,
  setDriverApplicationStatus,
  streamDriverApplications,
  submitDriverApplication,
} from "./driverApplication.service.ts"

const filterParameters = [...leadParameters, ...driverParameters]

const submitted = takes({ body: Object.keys(driverApplicationInput.shape).map(snakeCase) })
const listed = takes({ query: [...filterParameters, ...pageParameters] })
const exported = takes({ query: filterParameters })
const statusChange = takes({ body: ["status", "expected_status"] })

/** REST for driver applications. */
export const driverApplicationRoutes = Router()

/** Public. Takes an application, and optionally a `submission_id` (a UUID) that makes a repeat harmless. */
driverApplicationRoutes.post("/drivers/apply", submitted, async (request, response) => {
  const { id } = await submitDriverApplication(viewerOf(request), fromRestNames(request.body))
  response
    .status(201)
    .json({ success: true, message: messages.driverApplicationSent((await readReplyPromise("driver_reply")).text), id })
})

/** Admin. The applications that the query's conditions keep, newest first, or with `limit` and `cursor` a page of them. */
driverApplicationRoutes.get("/drivers/applications", adminsOnly, listed, async (request, response) => {
  const viewer = viewerOf(request)
  const filter = leadFilterOf(request.query)
  await sendList(request, response, {
    all: () => streamDriverApplications(viewer, filter),
    page: (asked) => listDriverApplications(viewer, { ...asked, filter }),
    present: driverApplicationToRest,
  })
})

/** Admin. The applications that the query's conditions keep, as a spreadsheet. */
driverApplicationRoutes.get("/drivers/applications.csv", adminsOnly, exported, async (request, response) => {
  const rows = streamDriverApplications(viewerOf(request), leadFilterOf(request.query))
  await sendCsv(response, "driver_applications", toCsv(driverApplicationColumns, rows, driverApplicationToRest))
})

/** Admin. Sets `status`, if it still is the `expected_status`; answers the application as it now stands. */
driverApplicationRoutes.put("/admin/drivers/:id/status", adminsOnly, statusChange, async (request, response) => {
  const change = { ...fromRestNames(request.body), id: request.params.id }
  const application = await setDriverApplicationStatus(viewerOf(request), change)
  response.json({ success: true, ...driverApplicationToRest(application) })
})

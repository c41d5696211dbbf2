import { Router } from "express"
import { adminsOnly, viewerOf } from "../../http/authenticate.ts"
import { jsonBody } from "../../http/jsonBody.ts"
import { fromRestNames } from "../../http/restNames.ts"
import { sendCsv } from "../../http/sendCsv.ts"
import { sendList } from "../../http/sendList.ts"
import { messages } from "../../messages.ts"
import { toCsv } from "../leads/csv.ts"
import { leadFilterOf } from "../leads/leadFilter.rest.ts"
import { driverApplicationColumns, driverApplicationToRest } from "./driverApplication.rest.ts"
import {
  listDriverApplications,
  setDriverApplicationStatus,
  streamDriverApplications,
  submitDriverApplication,
} from "./driverApplication.service.ts"

/** REST for driver applications (SPEC §7). */
export const driverApplicationRoutes = Router()

/** Public. Takes an application, and optionally a `submission_id` (a UUID) that makes a repeat harmless. */
driverApplicationRoutes.post("/drivers/apply", jsonBody, async (request, response) => {
  const { id } = await submitDriverApplication(viewerOf(request), fromRestNames(request.body))
  response.status(201).json({ success: true, message: messages.driverApplicationSent, id })
})

/** Admin. All applications, newest first, or with `limit` and `cursor` a page of them. */
driverApplicationRoutes.get("/drivers/applications", adminsOnly, async (request, response) => {
  const viewer = viewerOf(request)
  await sendList(request, response, {
    all: () => streamDriverApplications(viewer),
    page: (asked) => listDriverApplications(viewer, asked),
    present: driverApplicationToRest,
  })
})

/** Admin. The applications that the query's conditions keep, as a spreadsheet. */
driverApplicationRoutes.get("/drivers/applications.csv", adminsOnly, async (request, response) => {
  const rows = streamDriverApplications(viewerOf(request), leadFilterOf(request.query))
  await sendCsv(response, "driver_applications.csv", toCsv(driverApplicationColumns, rows, driverApplicationToRest))
})

/** Admin. Sets `status`; answers the application as it now stands. */
driverApplicationRoutes.put("/admin/drivers/:id/status", adminsOnly, jsonBody, async (request, response) => {
  const change = { id: request.params.id, status: request.body.status }
  const application = await setDriverApplicationStatus(viewerOf(request), change)
  response.json({ success: true, ...driverApplicationToRest(application) })
})

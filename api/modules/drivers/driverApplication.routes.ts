import { Router } from "express"
import { adminsOnly, viewerOf } from "../../http/authenticate.ts"
import { jsonBody } from "../../http/jsonBody.ts"
import { fromRestNames } from "../../http/restNames.ts"
import { sendList } from "../../http/sendList.ts"
import { messages } from "../../messages.ts"
import { driverApplicationToRest } from "./driverApplication.rest.ts"
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

/** Admin. Sets `status`; answers the application as it now stands. */
driverApplicationRoutes.put("/admin/drivers/:id/status", adminsOnly, jsonBody, async (request, response) => {
  const change = { id: request.params.id, status: request.body.status }
  const application = await setDriverApplicationStatus(viewerOf(request), change)
  response.json({ success: true, ...driverApplicationToRest(application) })
})

import type { RequestHandler } from "express"
import { database } from "../database/database.ts"

/** For load balancers and containers: 200 while the database answers, else the error handler's 503. */
export const health: RequestHandler = async (_request, response) => {
  await database().query("SELECT 1")
  response.set("Cache-Control", "no-store").json({ status: "ok" })
}

import * as z from "zod"
import { parseInput } from "../../contract/parseInput.ts"
import { database } from "../../database/database.ts"
import { beginsWith } from "../../database/dialect.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { DriverApplication } from "./driverApplication.model.ts"

const CITIES_MAX = 10

const citiesInput = z.object({ startsWith: z.string().max(255, "A city has up to 255 characters.") })

/** Admin. The first cities, in alphabetical order, that begin with a text. Throws for one that is too long. */
export const suggestCities = async (viewer: Viewer, input: unknown): Promise<string[]> => {
  requireAdmin(viewer)
  const { startsWith } = parseInput(citiesInput, input)
  const rows = await DriverApplication.findAll({
    attributes: ["city"],
    where: beginsWith(database(), "city", startsWith),
    group: ["city"],
    order: ["city"],
    limit: CITIES_MAX,
  })
  return rows.map(({ city }) => city)
}

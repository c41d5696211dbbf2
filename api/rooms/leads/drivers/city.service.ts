import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { valuesOf } from "../counters/leadCounts.ts"
import { driverApplicationDescription } from "./driverApplication.description.ts"

const CITIES_MAX = 10

const citiesInput = z.object({ startsWith: z.string().max(255, "A city has up to 255 characters.") })

export const suggestCities = async (viewer: Viewer, input: unknown): Promise<string[]> => {
  requirePermission(viewer, "leads:read")
  const { startsWith } = parseInput(citiesInput, input)
  return valuesOf(driverApplicationDescription, "city", startsWith, CITIES_MAX)
}

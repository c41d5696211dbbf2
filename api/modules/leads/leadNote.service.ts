import { NotFoundError } from "../../contract/errors.ts"
import { leadTypes } from "../../contract/leadType.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { LeadNote } from "./leadNote.model.ts"
import { noteInput } from "./leadNote.rules.ts"

/** Admin. Writes an internal note about a lead. Throws for a lead that does not exist and for a bad text. */
export const addLeadNote = async (viewer: Viewer, input: unknown): Promise<LeadNote> => {
  const admin = requireAdmin(viewer)
  const { leadType, leadId, text } = parseInput(noteInput, input)
  const where = { id: leadId }
  const isDriver = leadType === leadTypes.DRIVER_APPLICATION
  const found = await (isDriver ? DriverApplication.count({ where }) : AdvertiserSubmission.count({ where }))
  if (found === 0) throw new NotFoundError("lead")
  return LeadNote.create({ leadType, leadId, text, writtenBy: admin.username, writtenAt: new Date() })
}

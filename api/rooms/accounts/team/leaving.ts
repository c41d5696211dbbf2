import type { Transaction } from "sequelize"
import type { Viewer } from "../../../platform/viewer/viewer.ts"

type HandOver = (userId: number, viewer: Viewer, transaction: Transaction) => Promise<unknown>

let handOver: HandOver | null = null

/** Says, once in each process, what becomes of the open work of somebody who may not do it any more. */
export const onLeaving = (work: HandOver) => {
  handOver = work
}

/** Leaves somebody's open work to others. */
export const leaveOpenWork: HandOver = (...leaving) => {
  if (!handOver) throw new Error("Nobody has said what becomes of open work (api/main/models.ts)")
  return handOver(...leaving)
}

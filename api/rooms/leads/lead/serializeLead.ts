import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { readTeam } from "../../accounts/team.ts"
import { type LeadRestContext, leadToRest } from "./lead.rest.ts"
import type { LeadKind, LeadRow } from "./leadKind.ts"
import { readReplyPromise } from "./replyPromise.ts"

export const readRestContext = async (kind: LeadKind, reader: Pick<Viewer, "apiKey">): Promise<LeadRestContext> => {
  const [{ nameOfUser }, promise] = await Promise.all([readTeam(reader), readReplyPromise(kind.promiseField)])
  return { nameOfUser, promise }
}

export const readPresenter = async (kind: LeadKind, reader: Pick<Viewer, "apiKey">) => {
  const context = await readRestContext(kind, reader)
  return (row: LeadRow) => leadToRest(kind, row, context)
}

export const restContextByKind = async (kinds: readonly LeadKind[], reader: Pick<Viewer, "apiKey">) =>
  new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind.type, { kind, context: await readRestContext(kind, reader) }] as const),
    ),
  )

import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { readTeam } from "../../accounts/team.ts"
import { type LeadTelling, leadToRest } from "./lead.rest.ts"
import type { LeadKind, LeadRow } from "./leadKind.ts"
import { readReplyPromise } from "./replyPromise.ts"

export const readTelling = async (kind: LeadKind, reader: Pick<Viewer, "apiKey">): Promise<LeadTelling> => {
  const [{ nameOfUser }, promise] = await Promise.all([readTeam(reader), readReplyPromise(kind.promiseField)])
  return { nameOfUser, promise }
}

export const readPresenter = async (kind: LeadKind, reader: Pick<Viewer, "apiKey">) => {
  const telling = await readTelling(kind, reader)
  return (row: LeadRow) => leadToRest(kind, row, telling)
}

export const tellingByKind = async (kinds: readonly LeadKind[], reader: Pick<Viewer, "apiKey">) =>
  new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind.type, { kind, telling: await readTelling(kind, reader) }] as const),
    ),
  )

import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { readTeam } from "../../accounts/team/team.ts"
import type { LeadTelling } from "./lead.rest.ts"
import { readReplyPromise } from "./lead.service.ts"
import type { LeadKind } from "./leadKind.ts"

/** What telling programs of a kind's leads needs beside their rows. */
export const readTelling = async (kind: LeadKind, reader: Pick<Viewer, "apiKey">): Promise<LeadTelling> => {
  const [{ nameOfUser }, promise] = await Promise.all([readTeam(reader), readReplyPromise(kind.promiseField)])
  return { nameOfUser, promise }
}

/** The same for every kind, by its type. */
export const tellingByKind = async (kinds: readonly LeadKind[], reader: Pick<Viewer, "apiKey">) =>
  new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind.type, { kind, telling: await readTelling(kind, reader) }] as const),
    ),
  )

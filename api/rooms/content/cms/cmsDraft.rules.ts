import * as z from "zod"
import { ConflictError, InvalidInputError } from "../../../contract/api/errors.ts"
import { blockContent } from "./cmsBlock.rules.ts"
import type { CmsDraftRow } from "./cmsDraft.model.ts"

const version = (name: string) => z.int(`${name} must be a whole number.`)

export const draftInput = z.object({
  id: z.string(),
  content: blockContent,
  baseVersion: version("Base version"),
  expectedVersion: version("Expected version").nullish(),
})

export const draftKey = z.object({ id: z.string(), expectedVersion: version("Expected version") })

export const publication = draftKey.extend({ publishAt: z.date().nullish() })

export type OpenDraft = CmsDraftRow & { content: Record<string, unknown> }

export const openDraft = <Draft extends CmsDraftRow>(draft: Draft | null | undefined) =>
  draft && draft.content !== null ? (draft as Draft & OpenDraft) : null

const YEAR_MS = 365 * 24 * 60 * 60_000

export const refuseMoment = (publishAt: Date, now: Date) => {
  const ahead = publishAt.getTime() - now.getTime()
  if (ahead > 0 && ahead <= YEAR_MS) return
  const message = ahead > 0 ? "Choose a moment within a year." : "Choose a moment that lies ahead."
  throw new InvalidInputError([{ field: "publishAt", message }])
}

export const refuseOtherDraft = (draft: OpenDraft | null, expectedVersion: number | null | undefined) => {
  if ((draft?.version ?? null) === (expectedVersion ?? null)) return
  throw new ConflictError(
    draft
      ? `This draft was changed meanwhile: it is now at version ${draft.version}.`
      : "This draft was published or discarded meanwhile.",
  )
}

export const refuseOutdated = (draft: OpenDraft, block: { version: number }) => {
  if (draft.baseVersion === block.version) return
  throw new ConflictError(
    "This section was published after the draft was begun: edit the draft to combine both, then publish it.",
  )
}

/** The response to an earlier save may have been lost, so saving the same content again is no conflict. */
export const hasContent = (
  draft: OpenDraft | null,
  { content, baseVersion }: Pick<z.output<typeof draftInput>, "content" | "baseVersion">,
) => draft?.baseVersion === baseVersion && JSON.stringify(draft.content) === JSON.stringify(content)

export const notScheduled = {
  publishAt: null,
  scheduledBy: null,
  scheduledById: null,
  missedAt: null,
  missedBecause: null,
}

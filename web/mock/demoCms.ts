import { contentFaults, sectionField } from "@farelight/api/modules/cms/fields.ts"
import { registry } from "@farelight/api/modules/cms/registry.ts"
import { GraphQLError } from "graphql"

interface DemoVersion {
  id: string
  version: number
  content: Record<string, unknown>
  savedBy: string | null
  savedAt: string
}

interface DemoBlock {
  id: string
  page: string
  sectionId: string
  /** What it was after each save, newest first. */
  saves: [DemoVersion, ...DemoVersion[]]
}

const versionOf = (version: number, content: Record<string, unknown>, savedBy: string | null): DemoVersion => ({
  id: crypto.randomUUID(),
  version,
  content,
  savedBy,
  savedAt: new Date().toISOString(),
})

const blocks: DemoBlock[] = Object.entries(registry).flatMap(([page, sections]) =>
  Object.entries<object>(sections).map(([sectionId, content]) => ({
    id: `${page}-${sectionId}`,
    page,
    sectionId,
    saves: [versionOf(1, { ...content }, null)] as const satisfies DemoBlock["saves"],
  })),
)

interface VersionArguments {
  first: number
  after?: string | null
}

const versionsOf =
  ({ saves }: DemoBlock) =>
  ({ first, after }: VersionArguments) => {
    const start = after ? saves.findIndex(({ id }) => id === after) + 1 : 0
    const nodes = saves.slice(start, start + first)
    return {
      nodes,
      edges: nodes.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: start + first < saves.length, endCursor: nodes.at(-1)?.id ?? null },
      totalCount: saves.length,
    }
  }

const shown = (block: DemoBlock) => {
  const { id, page, sectionId, saves } = block
  const [{ content, version, savedAt }] = saves
  return { id, page, sectionId, content, version, updatedAt: savedAt, versions: versionsOf(block) }
}

/** The blocks of a page, or of all pages. */
export const demoBlocks = (page?: string | null) => blocks.filter((block) => !page || block.page === page).map(shown)

/** One block, or null. */
export const demoBlock = (id: string) => demoBlocks().find((block) => block.id === id) ?? null

const refusal = (code: string, message: string, fields?: object[]) =>
  new GraphQLError(message, { extensions: { code, fields } })

interface Edit {
  id: string
  content: Record<string, unknown>
  expectedVersion?: number | null
}

/** Saves a block until the page reloads, by the same rules as the server. */
export const updateDemoBlock = ({ id, content, expectedVersion }: Edit) => {
  const block = blocks.find((candidate) => candidate.id === id)
  if (!block) throw refusal("NOT_FOUND", "There is no such content block.")
  const [{ version }] = block.saves
  if ((expectedVersion ?? version) !== version) throw refusal("CONFLICT", "This section was saved meanwhile.")
  const section = sectionField(block.page, block.sectionId)
  const faults = section ? contentFaults(section, content) : []
  if (faults.length > 0) {
    const fields = faults.map(({ field, message }) => ({ field: `content.${field}`, message }))
    throw refusal("BAD_USER_INPUT", faults.map(({ message }) => message).join(" "), fields)
  }
  block.saves = [versionOf(version + 1, content, "demo"), ...block.saves]
  return { cmsBlock: shown(block) }
}

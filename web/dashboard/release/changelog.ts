export interface ReleasePart {
  title: string
  points: readonly string[]
}

const plain = (markdown: string) =>
  markdown
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ")
    .trim()

/** Changelog entries of a version, in order; for a development version, the unreleased ones. */
export const releaseParts = (changelog: string, version: string): ReleasePart[] => {
  const heading = version.endsWith("-dev") ? "Unreleased" : version
  const section = changelog.split(/^## /m).find((text) => text.split(/\s/, 1)[0] === heading) ?? ""
  return section
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...rest] = part.split("\n")
      const points = rest.join("\n").split(/^- /m).slice(1).map(plain)
      return { title: plain(title), points }
    })
    .filter(({ points }) => points.length > 0)
}

import type { Field, GroupField } from "@farelight/api/contract/content/fields.ts"
import { isContent } from "../content.ts"

export const SIZE = { width: 120, height: 76 }

const MARGIN = 8
const GAP = 4
const COLUMNS_MAX = 3

export interface Shape {
  kind: "heading" | "line" | "button" | "picture" | "card" | "link"
  x: number
  y: number
  width: number
  height: number
}

interface Area {
  x: number
  y: number
  width: number
}

const heights = { heading: 6, line: 2.5, link: 3.5, button: 8, picture: 44, card: 24 }

/** Shapes one below the other, and where they end. */
const stack = (area: Area) => {
  const shapes: Shape[] = []
  let y = area.y
  return {
    shapes,
    add: (kind: Shape["kind"], share = 1) => {
      shapes.push({ kind, x: area.x, y, width: area.width * share, height: heights[kind] })
      y += heights[kind] + GAP
    },
    addRow: (kind: Shape["kind"], count: number, height: number) => {
      const columns = Math.min(count, COLUMNS_MAX)
      const width = (area.width - (columns - 1) * GAP) / columns
      for (let index = 0; index < count; index += 1) {
        const column = index % columns
        if (index > 0 && column === 0) y += height + GAP
        shapes.push({ kind, x: area.x + column * (width + GAP), y, width, height })
      }
      y += height + GAP
    },
  }
}

const isButton = (key: string) => key.endsWith("_label") && !key.startsWith("figure") && !key.startsWith("chart")

const isHeading = (key: string) => /^(eyebrow|title|value|name)$/.test(key)

const isLong = (value: unknown) => typeof value === "string" && value.length > 60

/** What a search engine shows: an address, the title as a link, and the description. */
const searchResult = () => {
  const { shapes, add } = stack({ x: MARGIN, y: 18, width: SIZE.width - 2 * MARGIN })
  add("line", 0.4)
  add("link", 0.8)
  add("line")
  add("line", 0.7)
  return shapes
}

/** Names with their values, as on the page of facts. */
const factList = (count: number) =>
  Array.from({ length: Math.min(count, 7) }, (_, index): Shape[] => {
    const y = 10 + index * 9
    return [
      { kind: "line", x: MARGIN, y, width: 30, height: heights.line },
      { kind: "heading", x: 50, y: y - 1.5, width: 40 + ((index * 13) % 20), height: 5 },
    ]
  }).flat()

/**
 * What a section looks like, roughly: made of the fields that the site reads of it, in their order, and of how much there
 * is of each. Without a picture in it, nothing is asked of the server.
 */
export const sectionShape = (section: GroupField, content: unknown): Shape[] => {
  const fields = Object.entries<Field>(section.fields)
  const stored = isContent(content) ? content : {}
  if ("description" in section.fields) return searchResult()
  if (fields.every(([key, { kind }]) => kind !== "list" && kind !== "group" && !isHeading(key)))
    return factList(fields.length)
  const hasPicture = fields.some(([, { kind }]) => kind === "picture")
  const width = SIZE.width - 2 * MARGIN
  const { shapes, add, addRow } = stack({ x: MARGIN, y: 10, width: hasPicture ? width / 2 - GAP : width })
  const buttons = fields.filter(([key]) => isButton(key)).length
  for (const [key, field] of fields) {
    const value = stored[key]
    if (field.kind === "list") {
      const count = Math.max(1, Math.min(Array.isArray(value) ? value.length : 3, 12))
      if (field.item.kind === "group") addRow("card", Math.min(count, 6), count > COLUMNS_MAX ? 14 : 20)
      else addRow("line", count, heights.line)
    } else if (field.kind === "group") {
      for (const _part of Object.keys(field.fields)) {
        add("heading", 0.4)
        add("line")
      }
    } else if (isHeading(key)) add("heading", key === "eyebrow" ? 0.3 : 0.7)
    else if (field.kind !== "picture" && !isButton(key)) {
      add("line")
      if (isLong(value)) add("line", 0.8)
    }
  }
  if (buttons > 0) addRow("button", Math.max(buttons, 2), heights.button)
  // A single button does not fill the row that it stands in.
  const shown = buttons === 1 ? shapes.slice(0, -1) : shapes
  if (!hasPicture) return shown
  return [...shown, { kind: "picture", x: SIZE.width / 2 + GAP, y: 10, width: width / 2 - GAP, height: 54 }]
}

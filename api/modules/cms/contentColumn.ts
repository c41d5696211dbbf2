import type { Model } from "sequelize"
import { jsonText } from "../../database/jsonText.ts"

// A row that was mended by hand may hold no JSON. The page then shows its seeds, and a save puts the row right.
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** The column with a section's content. */
export const contentColumn = {
  ...jsonText("content"),
  get(this: Model) {
    return parsed(String(this.getDataValue("content")))
  },
}

import type { FieldError } from "../api/errors.ts"
import { isJsonObject } from "../api/jsonObject.ts"
import { citySlug } from "./city.ts"

export const repeatedCities = (listed: readonly unknown[], path: string): FieldError[] => {
  const slugs = listed.map((item) =>
    isJsonObject(item) ? citySlug({ name: String(item.name ?? ""), state: String(item.state ?? "") }) : "",
  )
  return slugs.flatMap((slug, index) => {
    if (slug === "" || slugs.indexOf(slug) === index) return []
    const message = `Another city has the address /cities/${slug}. Give one of the two another name or state.`
    return [{ field: `${path}.${index}.name`, message }]
  })
}

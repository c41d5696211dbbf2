import { isJsonObject } from "../api/jsonObject.ts"
import { figureOf, isFigure } from "./figures/figure.ts"

type Content = string | readonly Content[] | { readonly [key: string]: Content }

/** Texts that are empty in the model are optional. */
const hasShapeOf = (model: Content, stored: unknown): boolean => {
  if (typeof model === "string") return typeof stored === "string"
  if (isFigure(model) && typeof stored === "string") return true
  if (Array.isArray(model)) return Array.isArray(stored) && stored.every((item) => hasShapeOf(model[0], item))
  return (
    isJsonObject(stored) &&
    Object.entries(model).every(([key, part]) =>
      Object.hasOwn(stored, key) ? hasShapeOf(part, stored[key]) : part === "",
    )
  )
}

/** Optional texts that the stored item lacks stay empty, as the default may describe another item. */
const withoutUnasked = (fallback: Content, model: Content, item: unknown): Content => {
  if (!isJsonObject(fallback) || !isJsonObject(model) || !isJsonObject(item)) return fallback
  const lacks = (key: string) => model[key] === "" && !Object.hasOwn(item, key)
  return Object.fromEntries(Object.entries(fallback).map(([key, part]) => [key, lacks(key) ? "" : part])) as Content
}

const resolveList = (defaults: readonly Content[], stored: readonly unknown[]): Content[] => {
  const model = defaults[0]
  if (model === undefined) return []
  return stored.flatMap((item, index) => {
    const fallback = defaults[index]
    if (fallback !== undefined) return [resolve(withoutUnasked(fallback, model, item), item)]
    return hasShapeOf(model, item) ? [resolve(model, item)] : []
  })
}

const resolve = (defaults: Content, stored: unknown): Content => {
  if (typeof defaults === "string") return typeof stored === "string" ? stored : defaults
  if (Array.isArray(defaults)) return Array.isArray(stored) ? resolveList(defaults, stored) : defaults
  if (isFigure(defaults)) return { ...figureOf(stored, defaults) }
  const known = isJsonObject(stored) ? stored : {}
  return Object.fromEntries(
    Object.entries(defaults).map(([key, part]) => [
      key,
      resolve(part, Object.hasOwn(known, key) ? known[key] : undefined),
    ]),
  )
}

/**
 * Completes stored content from the defaults, so no edit can break a page. Unknown keys are dropped, and so are
 * incomplete list items beyond the defaults.
 */
export const resolveContent = <Defaults extends Content>(defaults: Defaults, stored: unknown): Defaults =>
  resolve(defaults, stored) as Defaults

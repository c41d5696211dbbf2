import { isJsonObject } from "../jsonObject.ts"

/** Texts of the registry in another language. What is missing stays English. */
export type Translation<Content> = Content extends string
  ? string
  : Content extends readonly (infer Item)[]
    ? readonly Translation<Item>[]
    : { readonly [Key in keyof Content]?: Translation<Content[Key]> }

/** What becomes of a text: `isTranslated` says in which language it is. */
type Finish = (text: string, isTranslated: boolean) => string

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const translate = (english: unknown, seed: unknown, translated: unknown, finish: Finish): unknown => {
  if (typeof english === "string") {
    const isTranslated = typeof translated === "string" && english === seed
    return finish(isTranslated ? translated : english, isTranslated)
  }
  if (Array.isArray(english)) {
    const seeds: unknown[] = Array.isArray(seed) && seed.length === english.length ? seed : []
    const own: unknown[] = Array.isArray(translated) ? translated : []
    // An item that was edited or moved says something else than what stands in its place.
    return english.map((item, index) =>
      translate(item, seeds[index], isSame(item, seeds[index]) ? own[index] : undefined, finish),
    )
  }
  if (!isJsonObject(english)) return english
  const seeds = isJsonObject(seed) ? seed : {}
  const own = isJsonObject(translated) ? translated : {}
  return Object.fromEntries(
    Object.entries(english).map(([key, part]) => [key, translate(part, seeds[key], own[key], finish)]),
  )
}

/**
 * Content in another language, field by field. A translation is one of the seed: where an operator has changed the
 * English text, that is shown.
 */
export const translateContent = <Content>(
  english: Content,
  seed: Content,
  translated: Translation<Content> | undefined,
  finish: Finish = (text) => text,
): Content => translate(english, seed, translated, finish) as Content

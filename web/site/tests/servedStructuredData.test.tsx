/** @jest-environment node */

import { locales, localized } from "@farelight/api/contract/site/locale.ts"
import { canonicalPaths, cityPath } from "@farelight/api/contract/site/sitePaths.ts"
import { expect, test } from "@jest/globals"
import { unknownToSchemaOrg } from "../../testing/schemaOrg.ts"
import { noAssets, readingBackend } from "../../testing/siteStubs.ts"
import { renderPage } from "../entry-server.tsx"

const origin = "https://www.example.com"

const english = [...canonicalPaths, cityPath("austin-tx"), cityPath("new-york-ny")]
const addresses = english.flatMap((path) => locales.map((locale) => localized(path, locale)))

/** The addresses of this site within a part of the JSON-LD, and what it refers to. */
const referencesIn = (part: unknown): string[] => {
  if (typeof part === "string") return part.startsWith(origin) ? [part] : []
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(referencesIn) : []
}

test.each(addresses)("what %s tells machines, as served, is valid and belongs to schema.org", async (address) => {
  const { html } = await renderPage(new Request(origin + address), readingBackend(), noAssets)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(1)
  const { "@context": context, "@graph": graph } = JSON.parse(scripts[0]?.[1] ?? "")
  expect(context).toBe("https://schema.org")
  expect(unknownToSchemaOrg(graph)).toEqual([])
  const page = graph.find((part: Record<string, unknown>) => part["@type"] === "WebPage")
  expect(page.url).toBe(origin + address)
  // What is referred to is described in the same graph.
  const described = graph.map((part: Record<string, unknown>) => part["@id"])
  for (const reference of referencesIn(graph).filter((text) => text.includes("#")))
    expect(described).toContain(reference)
})

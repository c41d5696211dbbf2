import { QueryTypes } from "sequelize"
import type { Migration } from "../versions/migrator.ts"

/** Copied here, as a migration must always do the same: the cities at that time, with their places. */
const places: Record<string, [state: string, latitude: string, longitude: string]> = {
  "Los Angeles": ["CA", "34.05", "-118.24"],
  "San Diego": ["CA", "32.72", "-117.16"],
  Irvine: ["CA", "33.68", "-117.83"],
  "San Francisco": ["CA", "37.77", "-122.42"],
  "San Jose": ["CA", "37.34", "-121.89"],
  Sacramento: ["CA", "38.58", "-121.49"],
  "Las Vegas": ["NV", "36.17", "-115.14"],
  Phoenix: ["AZ", "33.45", "-112.07"],
  Seattle: ["WA", "47.61", "-122.33"],
  Denver: ["CO", "39.74", "-104.99"],
  Dallas: ["TX", "32.78", "-96.80"],
  Austin: ["TX", "30.27", "-97.74"],
}

const aliases: Record<string, string> = { "Los Angeles": "LA", "San Francisco": "SF, San Fran", "Las Vegas": "Vegas" }

const known = <Value>(values: Record<string, Value>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined

const openCity = (listed: string) => {
  const [, name = listed, writtenState = ""] = /^(.+),\s*(\S.*)$/.exec(listed.trim()) ?? [null, listed.trim()]
  const [state, latitude, longitude] = known(places, name) ?? ["", "", ""]
  return {
    name,
    state: writtenState || state,
    aliases: known(aliases, name) ?? "",
    latitude,
    longitude,
    status: "OPEN",
    formats: "In-Car Tablet, Car Wrapping, On-Top Dynamic Screen",
    drivers_wanted: "Drivers are wanted here. We take every application and answer within {driver_reply}.",
    rule: "",
    rule_source: "",
    rule_as_of: "",
  }
}

const newYork = {
  name: "New York",
  state: "NY",
  aliases: "NYC, New York City",
  latitude: "40.71",
  longitude: "-74.01",
  status: "NOT_PERMITTED",
  formats: "",
  drivers_wanted: "",
  rule: "The city's Taxi and Limousine Commission licenses rideshare cars and has warned drivers against advertising tablets for years. We do not put screens into cars there.",
  rule_source: "New York City Taxi and Limousine Commission",
  rule_as_of: "November 21, 2026",
}

interface Stored {
  cities: unknown[]
  /** The cities as they were before a rollback. The previous version ignores them, as it knows names only. */
  places?: unknown
}

type Convert = (content: Stored) => Stored

const withCities = (text: string | null, convert: Convert) => {
  if (text === null) return null
  let content: Partial<Stored> | null
  try {
    content = JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(content?.cities)) return null
  return JSON.stringify(convert({ ...content, cities: content.cities }))
}

type NamedPlace = { name: string; status?: unknown }

const isPlace = (place: unknown): place is NamedPlace => typeof (place as Partial<NamedPlace> | null)?.name === "string"

const isOpen = ({ status }: NamedPlace) => status === "OPEN"

const toPlaces: Convert = ({ places: kept, ...content }) => {
  const { cities } = content
  if (!cities.every((city) => typeof city === "string")) return content
  const before = Array.isArray(kept) ? kept.filter(isPlace) : null
  const listed = cities
    .filter((city) => city.trim() !== "")
    .map((city) => before?.find((place) => isOpen(place) && place.name === city) ?? openCity(city))
  const others = before ? before.filter((place) => !isOpen(place)) : [newYork]
  return { ...content, cities: [...listed, ...others.filter(({ name }) => !listed.some((city) => city.name === name))] }
}

const toNames: Convert = (content) => {
  const { cities } = content
  if (!cities.some(isPlace)) return content
  return {
    ...content,
    cities: cities
      .filter(isPlace)
      .filter(isOpen)
      .map(({ name }) => name),
    places: cities,
  }
}

type Place = readonly [page: string, sectionId: string]

const OLD: Place = ["global", "coverage"]
const NEW: Place = ["cities", "list"]

// The block keeps its id, draft and versions. It moves last, so that an interrupted run can be repeated.
const move = async (
  { sequelize }: Parameters<Migration["up"]>[0],
  [from, to]: readonly [Place, Place],
  convert: Convert,
) => {
  const rowsOf = (sql: string, replacements: unknown[]) =>
    sequelize.query<{ id: number; content: string | null }>(sql, { type: QueryTypes.SELECT, replacements })
  const [block] = await rowsOf("SELECT id, content FROM cms_blocks WHERE page = ? AND section_id = ?", [...from])
  if (!block) return
  const change = async (table: string, key: string, rows: { id: number; content: string | null }[]) => {
    for (const { id, content } of rows) {
      const changed = withCities(content, convert)
      const replacements = [changed, id]
      if (changed !== null) await sequelize.query(`UPDATE ${table} SET content = ? WHERE ${key} = ?`, { replacements })
    }
  }
  const versions = await rowsOf("SELECT id, content FROM cms_block_versions WHERE block_id = ?", [block.id])
  await change("cms_block_versions", "id", versions)
  const drafts = await rowsOf("SELECT block_id AS id, content FROM cms_drafts WHERE block_id = ?", [block.id])
  await change("cms_drafts", "block_id", drafts)
  await change("cms_blocks", "id", [block])
  // A server of the other version may have seeded this block in the meantime, so its copy is deleted.
  const [taken] = await rowsOf("SELECT id, content FROM cms_blocks WHERE page = ? AND section_id = ?", [...to])
  if (taken) {
    await sequelize.query("DELETE FROM cms_block_versions WHERE block_id = ?", { replacements: [taken.id] })
    await sequelize.query("DELETE FROM cms_drafts WHERE block_id = ?", { replacements: [taken.id] })
    await sequelize.query("DELETE FROM cms_blocks WHERE id = ?", { replacements: [taken.id] })
  }
  await sequelize.query("UPDATE cms_blocks SET page = ?, section_id = ? WHERE id = ?", {
    replacements: [...to, block.id],
  })
}

export const up: Migration["up"] = (queryInterface) => move(queryInterface, [OLD, NEW], toPlaces)

export const down: Migration["down"] = (queryInterface) => move(queryInterface, [NEW, OLD], toNames)

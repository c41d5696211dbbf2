import { describe, expect, test } from "@jest/globals"
import { contentFaults, sectionField } from "../content/fields.ts"
import { registry } from "../content/registry.ts"
import { citiesOf, citySlug, type ListedCity, openCities } from "./city.ts"
import { cityAt, cityNote, findCity } from "./findCity.ts"
import { reconcileCities } from "./reconcileCities.ts"

const listed = (name: string, state: string, parts: Partial<ListedCity> = {}): ListedCity => ({
  ...{ name, state, id: "", former: "", aliases: "", latitude: "40", longitude: "-100", status: "OPEN" },
  ...parts,
})

const cities = citiesOf(
  [
    listed("New York", "NY", { status: "NOT_PERMITTED", aliases: "NYC, New York City" }),
    listed("Portland", "OR", { status: "WAIT_LIST" }),
    listed("San José", "CA"),
    listed("Los Angeles", "CA", { aliases: "LA" }),
  ],
  (x, y) => ({ x, y }),
)

describe("the cities of the list", () => {
  test("are found by a slug of name and state, open ones first", () => {
    expect(cities.map(({ slug }) => slug)).toEqual(["san-jose-ca", "los-angeles-ca", "portland-or", "new-york-ny"])
    expect(openCities(cities)).toHaveLength(2)
    expect(citySlug({ name: "St. Louis", state: "" })).toBe("st-louis")
    // MySQL's collation treats these letters as equal, and so must a slug.
    expect(citySlug({ name: "Łœß ﬁｎe", state: "" })).toBe("loess-fine")
  })

  test("have a position if they name a place, and count as waiting without a status", () => {
    const [good, empty, wrong] = citiesOf(
      [listed("A", "CA"), listed("B", "CA", { latitude: "" }), listed("C", "CA", { longitude: "W 100", status: "?" })],
      (x, y) => ({ x, y }),
    )
    expect(good?.point).toEqual({ x: -100, y: 40 })
    expect([empty?.point, wrong?.point, wrong?.status]).toEqual([null, null, "WAIT_LIST"])
  })

  test("share one page if their addresses are equal", () => {
    expect(citiesOf([listed("A", "CA"), listed("a", "ca", { status: "WAIT_LIST" })], () => null)).toHaveLength(1)
  })
})

describe("a typed city", () => {
  test.each([
    ["los angeles", "los-angeles-ca"],
    ["  LOS ANGELES, CA 90012 ", "los-angeles-ca"],
    ["Los Angeles CA", "los-angeles-ca"],
    ["la", "los-angeles-ca"],
    ["ＬＡ", "los-angeles-ca"],
    ["San Jose", "san-jose-ca"],
    ["nyc", "new-york-ny"],
    ["Nueva York", "new-york-ny"],
    ["Ciudad de Nueva York", "new-york-ny"],
    ["Nueva York, Nueva York", "new-york-ny"],
    ["Nueva Yorkshire", undefined],
    ["Los Ángeles, California", "los-angeles-ca"],
    ["Portland, ME", undefined],
    ["Boise", undefined],
    ["", undefined],
  ])("%j, typed as a city, is understood as %s", (typed, slug) => {
    expect(findCity(cities, typed)?.slug).toBe(slug)
  })

  test("gets a note if it is closed or unknown, and none if it is open", () => {
    const notes = { unknown: "{city} is new", wait_list: "{city} waits", not_permitted: "{city} is closed" }
    const noteOn = (typed: string) => cityNote(cities, typed, notes)
    expect(["Boise ", "portland", "NYC", "LA", "B", ""].map(noteOn)).toEqual([
      "Boise is new",
      "Portland waits",
      "New York is closed",
      null,
      null,
      null,
    ])
  })
})

describe("an edited list of cities", () => {
  const list = (...rows: ListedCity[]) => ({ cities: rows, removed: "", counted_on: "2026-01-01" })
  const place = (name: string, id = "", former = "") => listed(name, "TX", { id, former })
  const austin = place("Austin", "austin-tx")

  test.each([
    ["a city of a removed one's first name", [place("Waco", "austin-tx")], [place("Austin")], ["austin-tx-2"]],
    [
      "a copied row, also in front of the original",
      [austin],
      [place("Waco", "austin-tx"), austin],
      ["waco-tx", "austin-tx"],
    ],
    ["a city that lost its id its own again", [austin], [place("AUSTIN")], ["austin-tx"]],
  ])("gives the right ids to %s", (_what, before, after, ids) => {
    expect(reconcileCities(list(...before), list(...after), "2026-12-01").cities.map(({ id }) => id)).toEqual(ids)
  })

  test("passes a removed city's names to its successor, and keeps its date while as many cities are open", () => {
    const before = list(austin, place("Waco", "waco", "Old Waco, TX"))
    const after = list(place("Austin", "austin-tx", "Waco, TX"), place("Reno"))
    const kept = reconcileCities(before, after, "2026-12-01")
    expect(kept).toMatchObject({ removed: "", counted_on: "2026-01-01" })
    expect(kept.cities[0]?.former).toBe("Waco, TX; Old Waco, TX")
    expect(reconcileCities(before, list(austin), "2026-12-01")).toMatchObject({ counted_on: "2026-12-01" })
  })

  test("a city is found by its slug, then by a former slug, then by its id", () => {
    const kept = citiesOf([place("Waco", "austin-tx", "Reno, TX"), place("Boise", "reno-tx")], () => null)
    const found = ["waco-tx", "reno-tx", "austin-tx", "tampa-tx"].map((address) => cityAt(kept, address)?.name)
    expect(found).toEqual(["Waco", "Waco", "Waco", undefined])
  })
})

describe("the editor of cities", () => {
  const faultsOf = (edited: object[]) => {
    const field = sectionField("cities", "list")
    if (!field) throw new Error("No such section")
    const [first] = registry.cities.list.cities
    return contentFaults(field, { cities: edited.map((parts) => ({ ...first, ...parts })) })
  }

  test("refuses two cities with the same address, and names the second", () => {
    expect(faultsOf([{}, { name: "LOS ANGELES" }, { state: "TX" }])).toEqual([
      {
        field: "cities.1.name",
        message: "Another city has the address /cities/los-angeles-ca. Give one of the two another name or state.",
      },
    ])
  })

  test("refuses an invalid place, and an unknown status", () => {
    const message = "Enter degrees such as 34.05, from -90 to 90."
    expect(faultsOf([{ latitude: "91" }])).toEqual([{ field: "cities.0.latitude", message }])
    expect(faultsOf([{ latitude: "34,05" }])).toEqual([{ field: "cities.0.latitude", message }])
    expect(faultsOf([{ longitude: "118 W" }])).toMatchObject([{ field: "cities.0.longitude" }])
    expect(faultsOf([{ latitude: "", longitude: "" }])).toEqual([])
    expect(faultsOf([{ status: "SOON" }])).toEqual([
      { field: "cities.0.status", message: "Choose one of OPEN, WAIT_LIST, NOT_PERMITTED." },
    ])
  })
})

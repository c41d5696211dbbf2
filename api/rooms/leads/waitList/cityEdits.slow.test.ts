// Slow: publishes many lists of cities. `CITY_EDITS` sets the number of sequences; a full test runs 500.

import { beforeAll, expect, test } from "@jest/globals"
import { type City, cityName, citySlug, type ListedCity } from "../../../contract/cities/city.ts"
import { cityAt, findCity } from "../../../contract/cities/findCity.ts"
import { registry } from "../../../contract/content/registry.ts"
import { addAdvertisers, addDrivers } from "../../../testing/factories/leads.ts"
import { owner } from "../../../testing/factories/viewers.ts"
import { configureMail, smtpSettings } from "../../../testing/mail/outbox.ts"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { expirePublishedContent, updateCmsBlock } from "../../content/cms/cms.service.ts"
import { CmsBlock } from "../../content/cms/cmsBlock.model.ts"
import { notifyWaitList } from "../../mail/letters/notifyWaitList.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { createRandom } from "../intake/sampleLeads.ts"
import { moveWaiting, readWaitListEffects } from "./moveWaiting.ts"
import { readAwaitedPlace, readCities, readWaitList } from "./waitList.service.ts"

const SEQUENCES = Number(process.env.CITY_EDITS ?? 20)
const EDITS = 7
const NAMES = ["Austin", "Boise", "Reno", "Tampa", "Waco"].map((name) => ({ name, state: "TX" }))
const [template] = registry.cities.list.cities

const app = await setUpTestApp({ site: createSiteStub() })
beforeAll(() => configureMail(smtpSettings(1)))

const block = () =>
  CmsBlock.findOne({ where: { page: "cities", sectionId: "list", locale: "en" }, rejectOnEmpty: true })
const listed = async () => (await block()).content.cities as ListedCity[]
const waiting = async () => {
  const rows = [await DriverApplication.findAll(), await AdvertiserSubmission.findAll()].flat()
  return rows.filter(({ waitListCity, waitListToldAt }) => waitListCity && !waitListToldAt)
}
const typedBy = (lead: object) => ("city" in lead ? lead.city : (lead as AdvertiserSubmission).location) as string

test.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  "random edits of the cities (seed %i) keep each waiting lead in one row",
  async (seed) => {
    const random = createRandom(seed)
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
    const viewer = await owner()
    const city = (place: object, parts: object = {}) => ({
      ...template,
      aliases: "",
      status: "WAIT_LIST",
      ...place,
      ...parts,
    })
    await DriverApplication.destroy({ where: {} })
    await AdvertiserSubmission.destroy({ where: {} })
    const { id } = await block()
    const first = { ...registry.cities.list, cities: NAMES.slice(0, 3).map((place) => city(place)) }
    await CmsBlock.update({ content: first }, { where: { id } })
    expirePublishedContent()
    const addresses = new Set(first.cities.map((place) => citySlug(place as ListedCity)))

    const arrive = async () => {
      const arrived = Array.from({ length: 3 }, async () => {
        const { name, state } = pick(NAMES)
        const typed = pick([name, `${name}, ${state}`, `${name.toLowerCase()} ${state}`])
        return { typed, waitListCity: (await readAwaitedPlace([typed]))?.mark ?? null }
      })
      const [one, ...others] = await Promise.all(arrived)
      await addAdvertisers({ location: one?.typed, plannedCities: null, waitListCity: one?.waitListCity })
      await addDrivers(...others.map(({ typed, waitListCity }) => ({ city: typed, waitListCity })))
    }

    /** Publishes a random edit; returns the successor of each removed city. */
    const edit = async () => {
      const cities = await listed()
      const taken = cities.map(citySlug)
      const free = NAMES.filter((place) => !taken.includes(citySlug(place)))
      const some = pick(cities)
      const change = (parts: Partial<ListedCity>) => cities.map((one) => (one === some ? { ...one, ...parts } : one))
      const heir = pick(cities.filter((one) => one !== some))
      const without = cities.filter((one) => one !== some)
      const swapped = () =>
        cities.map((one) => {
          const { name, state } = one === some ? heir : one === heir ? some : one
          return { ...one, name, state }
        })
      const edits = [
        ...(free.length > 0 && some ? [() => change(pick(free)), () => change(pick(free))] : []),
        ...(free.length > 0 ? [() => [...cities, city(pick(free)) as ListedCity]] : []),
        ...(some ? [() => change({ status: pick(["OPEN", "WAIT_LIST", "NOT_PERMITTED"]) })] : []),
        ...(some && heir ? [swapped, () => without] : []),
      ]
      const sent = some && heir && random() < 0.2
      const next = sent
        ? without.map((one) => (one === heir ? { ...one, former: `${one.former}; ${cityName(some)}` } : one))
        : pick(edits)()
      const content = { ...(await block()).content, cities: next }
      const told = await readWaitListEffects(viewer, content)
      const before = new Map((await waiting()).map((lead) => [lead, lead.waitListCity]))
      const names = await readCities()
      await updateCmsBlock(viewer, { id: String(id), content }, moveWaiting)
      return { before, names, told, heir: sent ? { from: idOf(some), to: idOf(heir) } : null }
    }
    const idOf = (one: ListedCity) => one.id || citySlug(one)
    for (let number = 0; number < EDITS; number += 1) {
      await arrive()
      const { before, names, told, heir } = await edit()
      const cities = await readCities()
      for (const { slug } of cities) addresses.add(slug)
      const leads = await waiting()
      const rows = await readWaitList(viewer)
      const inRow = (row: (typeof rows)[number]) => row.kinds.reduce((sum, kind) => sum + kind.waiting, 0)

      // Each lead is in one row, and each city has one row.
      expect(rows.reduce((sum, row) => sum + inRow(row), 0)).toBe(leads.length)
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
      const nameOf = (list: readonly City[], mark: string | null | undefined) => {
        const known = list.find((one) => one.id === mark)
        return known && cityName(known)
      }
      let moved = 0
      for (const [lead, mark] of before) {
        const now = leads.find((one) => one.id === lead.id && one.constructor === lead.constructor)?.waitListCity
        const stays = cities.some((one) => one.id === mark)
        if (stays) expect(now).toBe(mark)
        else if (heir?.from === mark) expect(now).toBe(heir?.to)
        else {
          const meant = cities.find((one) => one.id === now) ?? findCity(cities, typedBy(lead))
          expect([now, cities.some((one) => one.id === now)]).toEqual([meant?.id ?? now, meant !== undefined])
        }
        const was = nameOf(names, mark)
        const closes =
          names.find((one) => one.id === mark)?.status === "OPEN" &&
          cities.some((one) => one.id === now && one.status !== "OPEN")
        if (was !== nameOf(cities, now) || closes) moved += 1
      }
      // The effects shown before publishing had the same number.
      expect(told.reduce((sum, effect) => sum + effect.waiting, 0)).toBe(moved)
      for (const lead of leads) {
        const row = rows.find(({ slug }) => slug === lead.waitListCity)
        const known = cities.find((one) => one.id === lead.waitListCity)
        expect(row).toMatchObject({ isListed: known !== undefined, isOpen: known?.status === "OPEN" })
      }
    }

    for (const address of addresses) {
      const cities = await readCities()
      const answer = await fetch(`${app.url}/cities/${address}`, { redirect: "manual" })
      const present = cities.some(({ slug }) => slug === address)
      const to = cityAt(cities, address)
      // A city without pay or a rule has no page.
      const [status, location] =
        to?.hasPage === false ? [302, "/cities"] : present ? [200, null] : [301, to ? `/cities/${to.slug}` : "/cities"]
      expect([address, answer.status, answer.headers.get("location")]).toEqual([address, status, location])
    }

    // Once all cities are open, every waiting lead is notified.
    const open = (await listed()).map((one) => ({ ...one, status: "OPEN" }))
    await updateCmsBlock(viewer, { id: String(id), content: { ...(await block()).content, cities: open } }, moveWaiting)
    const letters = ["en", "es"].map((locale) => ({ locale, subject: "Open", body: "{city}" }))
    for (const row of await readWaitList(viewer))
      for (const { leadType, waiting: count } of row.kinds)
        if (row.isListed && count > 0) await notifyWaitList(viewer, { city: row.slug, leadType, letters, after: "0" })
    const cities = await readCities()
    expect((await waiting()).filter((lead) => findCity(cities, typedBy(lead)))).toEqual([])
  },
)

import { endOfLocalDay, readLocalDay, startOfLocalDay } from "../../../components/records/localDay.ts"
import type { EventFilter } from "../../../graphql/generated.ts"

export interface ActivityView {
  person: string
  kind: string
  subject: string
  /** First and last day, as `2026-11-21` in the reader's time zone. */
  from: string
  to: string
}

export const allActivity: ActivityView = { person: "", kind: "", subject: "", from: "", to: "" }

const readId = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? text : "")

interface ActivityChoices {
  kinds: readonly { name: string; types: readonly string[] }[]
  subjects: readonly { name: string }[]
}

const readName = (names: readonly { name: string }[], text: string | null) =>
  names.find(({ name }) => name === text)?.name ?? ""

export const readActivityView = (address: URLSearchParams, { kinds, subjects }: ActivityChoices): ActivityView => ({
  person: readId(address.get("person")),
  kind: readName(kinds, address.get("kind")),
  subject: readName(subjects, address.get("about")),
  from: readLocalDay(address.get("from")),
  to: readLocalDay(address.get("to")),
})

const withoutEmpty = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""))

export const writeActivityView = ({ person, kind, subject, from, to }: ActivityView) =>
  new URLSearchParams(withoutEmpty({ person, kind, about: subject, from, to }))

export const isUnfiltered = (view: ActivityView) => writeActivityView(view).size === 0

export const activityFilter = (view: ActivityView, { kinds }: ActivityChoices): EventFilter => {
  const types = kinds.find(({ name }) => name === view.kind)?.types
  return {
    ...(view.person && { actorId: view.person }),
    ...(types && { types: [...types] }),
    ...(view.subject && { subjectType: view.subject }),
    ...(view.from && { from: startOfLocalDay(view.from).toISOString() }),
    ...(view.to && { to: endOfLocalDay(view.to).toISOString() }),
  }
}

export const activityParameters = (view: ActivityView, known: ActivityChoices) => {
  const { actorId, types, subjectType, from, to } = activityFilter(view, known)
  return withoutEmpty({
    actor_id: actorId ?? "",
    types: types?.join() ?? "",
    subject_type: subjectType ?? "",
    from: from ?? "",
    to: to ?? "",
  })
}

import { cityName } from "@farelight/api/contract/cities/city.ts"
import { type CityNotes, cityNote, findCity } from "@farelight/api/contract/cities/findCity.ts"
import { CITY_PARAMETER } from "@farelight/api/contract/sitePaths.ts"
import { type ComponentProps, useEffect, useRef, useState } from "react"
import { useCities, useSearch } from "../page/currentPage.ts"
import styles from "./cityField.module.css"
import { TextField } from "./fields.tsx"
import { SENT_PARAMETER } from "./useFormSubmission.ts"

interface CityFieldProps extends ComponentProps<typeof TextField> {
  notes: CityNotes & { sent: string }
}

/**
 * A text with a city, filled in from the page's address, and below it what is known of that city. It takes every city:
 * the note says what will happen, and after sending, that the city is on the wait list.
 */
export const CityField = ({ notes, defaultValue, ...field }: CityFieldProps) => {
  const cities = useCities()
  const search = useSearch()
  const asked = cities.find(({ slug }) => slug === search.get(CITY_PARAMETER))
  // The page that follows a form sent without JavaScript names the city that has to wait.
  const waiting = search.has(SENT_PARAMETER) ? asked : undefined
  const initial = defaultValue || (asked && !waiting ? cityName(asked) : "")
  const [note, setNote] = useState(() =>
    waiting ? notes.sent.replaceAll("{city}", waiting.name) : cityNote(cities, initial, notes),
  )
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const input = place.current?.querySelector("input")
    const form = input?.form
    if (!input || !form) return
    const look = () => setNote(cityNote(cities, input.value, notes))
    // The event precedes the change of the fields; a form is reset once it was sent.
    const lookAtSent = () => {
      const sent = input.value
      const name = findCity(cities, sent)?.name ?? sent.trim()
      setNote(cityNote(cities, sent, notes) && notes.sent.replaceAll("{city}", name))
    }
    if (input.value) look()
    input.addEventListener("change", look)
    // A draft was restored.
    form.addEventListener("change", look)
    form.addEventListener("reset", lookAtSent)
    return () => {
      input.removeEventListener("change", look)
      form.removeEventListener("change", look)
      form.removeEventListener("reset", lookAtSent)
    }
  }, [cities, notes])

  return (
    <div ref={place}>
      <TextField {...field} defaultValue={initial} />
      <p className={styles.note} aria-live="polite">
        {note}
      </p>
    </div>
  )
}

import { cityName } from "@farelight/api/contract/cities/city.ts"
import { type CityNotes, cityNote } from "@farelight/api/contract/cities/findCity.ts"
import { CITY_PARAMETER } from "@farelight/api/contract/site/sitePaths.ts"
import { type ComponentProps, useEffect, useRef, useState } from "react"
import { listen } from "../../../browser/listen.ts"
import { useCities, useSearch } from "../../page/currentPage.ts"
import { pointerReleased } from "../sending/pointerReleased.ts"
import styles from "./checkedField.module.css"
import { TextField } from "./fields.tsx"

interface CityFieldProps extends ComponentProps<typeof TextField> {
  notes: CityNotes
  /** Shown while there is no note about the city. */
  hint?: string
}

/** Accepts cities that the site does not list. */
export const CityField = ({ notes, hint, defaultValue, ...field }: CityFieldProps) => {
  const cities = useCities()
  const search = useSearch()
  const asked = cities.find(({ slug }) => slug === search.get(CITY_PARAMETER))
  const initial = defaultValue || (asked ? cityName(asked) : "")
  const [note, setNote] = useState(() => cityNote(cities, initial, notes))
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const input = place.current?.querySelector("input")
    const form = input?.form
    if (!input || !form) return
    const look = () => setNote(cityNote(cities, input.value, notes))
    if (input.value) look()
    const lookAgain = () => void pointerReleased().then(look)
    // Listens on the form, as restoring a draft dispatches the event there.
    return listen(form, { change: lookAgain })
  }, [cities, notes])

  return (
    <div ref={place}>
      <TextField {...field} defaultValue={initial} />
      <p className={styles.hint} aria-live="polite">
        {note}
      </p>
      {!note && hint && <p className="quiet">{hint}</p>}
    </div>
  )
}

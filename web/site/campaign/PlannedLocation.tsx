import { useEffect, useRef, useState } from "react"

/** The location of a plan that names cities, in place of the question: it follows what is changed in the plan. */
export const PlannedLocation = ({ cities }: { cities: string }) => {
  const input = useRef<HTMLInputElement>(null)
  const [changed, setChanged] = useState("")
  useEffect(() => {
    const form = input.current?.form
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === "plannedCities") setChanged(target.value.trim())
    }
    form?.addEventListener("input", follow)
    return () => form?.removeEventListener("input", follow)
  }, [])
  return <input ref={input} type="hidden" name="location" value={changed || cities} />
}

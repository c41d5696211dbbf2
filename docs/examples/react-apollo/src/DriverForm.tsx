import { useMutation } from "@apollo/client/react"
import { type FormEvent, useRef, useState } from "react"
import { type DriverField, type DriverValues, type Refusal, readRefusal, SUBMIT_DRIVER } from "./submitDriver.ts"

const fields: { name: Exclude<DriverField, "platform">; label: string; type?: string; autoComplete?: string }[] = [
  { name: "name", label: "Name", autoComplete: "name" },
  { name: "email", label: "E-mail", type: "email", autoComplete: "email" },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "tel" },
  { name: "city", label: "City", autoComplete: "address-level2" },
  { name: "vehicleYear", label: "Year of the car" },
  { name: "vehicleMake", label: "Make" },
  { name: "vehicleModel", label: "Model" },
]

const platforms = { UBER: "Uber", LYFT: "Lyft", BOTH: "Both" }

/** Sends a driver application to Farelight from this page's origin. */
export const DriverForm = () => {
  const [submit, { loading, data }] = useMutation(SUBMIT_DRIVER)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // One id for the same values: a retry after a lost response creates no second lead.
  const submissionId = useRef<string | null>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = Object.fromEntries(new FormData(form)) as DriverValues
    submissionId.current ??= crypto.randomUUID()
    setRefusal(null)
    try {
      await submit({ variables: { input: { ...values, submissionId: submissionId.current } } })
    } catch (error) {
      const read = readRefusal(error)
      setRefusal(read)
      const [first] = Object.keys(read.fields)
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    }
  }

  const describe = (field: DriverField) => {
    const message = refusal?.fields[field]
    return {
      message: message && <span id={`${field}-error`}>{message}</span>,
      attributes: { "aria-invalid": message !== undefined, "aria-describedby": message && `${field}-error` },
    }
  }

  if (data) return <p role="status">{data.submitDriverApplication.message}</p>
  return (
    <form
      onSubmit={send}
      // Changed values are a new submission.
      onChange={() => {
        submissionId.current = null
      }}
      noValidate
    >
      {fields.map(({ name, label, type, autoComplete }) => (
        <p key={name}>
          <label>
            {label} <input name={name} type={type} autoComplete={autoComplete} {...describe(name).attributes} />
          </label>{" "}
          {describe(name).message}
        </p>
      ))}
      <p>
        <label>
          Platform{" "}
          <select name="platform" {...describe("platform").attributes}>
            {Object.entries(platforms).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>{" "}
        {describe("platform").message}
      </p>
      <p role="alert">{refusal?.message}</p>
      <button type="submit" disabled={loading}>
        Apply
      </button>
    </form>
  )
}

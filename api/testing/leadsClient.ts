import * as z from "zod"
import { operator } from "./product/product.ts"

export interface DriverLead {
  /** Submission id of these values; a new one by default. */
  submissionId?: string
  name: string
  email?: string
  signals?: { subject: string }
}

const submitted = z.object({ data: z.object({ submitDriverApplication: z.object({ id: z.string() }) }) })
const loggedIn = z.object({ token: z.string() })

const SUBMIT = `mutation Submit($input: SubmitDriverApplicationInput!) {
  submitDriverApplication(input: $input) { id }
}`

const postJson = (url: string, body: unknown) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })

/** Returns the stored lead's id. Throws unless the server acknowledges the lead. */
export const submitDriverLead = async (
  url: string,
  { submissionId = crypto.randomUUID(), name, email = "driver@example.com", signals }: DriverLead,
): Promise<string> => {
  const person = { email, phone: "555-0100", city: "Irvine", platform: "BOTH" }
  const vehicle = { vehicleYear: "2024", vehicleMake: "Toyota", vehicleModel: "Camry" }
  const input = { submissionId, name, ...person, ...vehicle, signals }
  const response = await postJson(`${url}/graphql`, { query: SUBMIT, variables: { input } })
  return submitted.parse(await response.json()).data.submitDriverApplication.id
}

export const logIn = async (url: string): Promise<string> => {
  const response = await postJson(`${url}/api/admin/login`, operator)
  return loggedIn.parse(await response.json()).token
}

const readList = async <Lead>(address: string, token: string, lead: z.ZodType<Lead>) => {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  return z.array(lead).parse(await response.json())
}

const driverApplication = z.object({
  id: z.coerce.string(),
  name: z.string(),
  status: z.string(),
  created_at: z.string(),
})
const advertiserSubmission = z.object({
  id: z.coerce.string(),
  company_name: z.string(),
  cities: z.string(),
  status: z.string(),
})

export const listDriverApplications = (url: string, token: string) =>
  readList(`${url}/api/drivers/applications`, token, driverApplication)

export const setDriverStatus = async (url: string, token: string, id: string, status: string) => {
  const response = await fetch(`${url}/api/admin/drivers/${id}/status`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ status }),
  })
  if (!response.ok) throw new Error(`Setting the status answered ${response.status}`)
}

export const listAdvertiserSubmissions = (url: string, token: string) =>
  readList(`${url}/api/advertisers/submissions`, token, advertiserSubmission)

import { screen } from "@testing-library/react"
import { storeAdminToken } from "../apollo/adminToken.ts"
import { buildDriverApplication } from "../mock/data/builders.ts"
import { type DriverApplicationRow, MOCK_TOKEN } from "../mock/data/store.ts"
import { api } from "./mockApi.ts"
import { renderDashboard } from "./renderDashboard.tsx"

export const luis = buildDriverApplication({ id: 31, name: "Luis", platform: "Uber", status: "rejected" })
export const dana = buildDriverApplication({ id: 32 })
export const mei = buildDriverApplication({ id: 33, name: "Mei" })

/** Puts copies of these leads into the store. */
export const receive = (...leads: DriverApplicationRow[]) => {
  api.store.driverApplications = leads.map((lead) => ({ ...lead }))
}

/** Signs in and opens the list. */
export const openDriverApplications = (address = "") => {
  storeAdminToken(MOCK_TOKEN)
  return renderDashboard(`/adminpage/dashboard${address}`)
}

export const findTable = () => screen.findByRole("table", { name: "Driver applications" })

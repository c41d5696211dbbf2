import type { Role } from "@farelight/api/contract/accounts/roles.ts"
import type { LeadStatus } from "@farelight/api/contract/leads/leadStatus.ts"
import type { Viewer } from "@farelight/api/platform/viewer/viewer.ts"
import { driverApplicationKind } from "@farelight/api/rooms/leads/drivers/driverApplication.kind.ts"
import { setLeadStatus } from "@farelight/api/rooms/leads/work/leadWork.service.ts"
import { addDrivers, type DriverValues } from "@farelight/api/testing/factories/leads.ts"
import { owner } from "@farelight/api/testing/factories/viewers.ts"
import { screen, within } from "@testing-library/react"
import { signIn } from "./api.ts"
import { renderDashboard } from "./renderDashboard.tsx"

export const luis: DriverValues = { id: 31, name: "Luis", platform: "Uber", status: "rejected" }
export const dana: DriverValues = { id: 32 }
export const mei: DriverValues = { id: 33, name: "Mei" }

/** Stores these leads, which the list shows from the last to the first. */
export const receive = addDrivers

export const openDriverApplications = async (address = "", role?: Role) => {
  await signIn(role)
  return renderDashboard(`/adminpage/dashboard${address}`)
}

export const moveDriver = async (id: number, status: LeadStatus, viewer?: Viewer) =>
  setLeadStatus(driverApplicationKind, viewer ?? (await owner()), { id: String(id), status })

export const findTable = () => screen.findByRole("table", { name: "Driver applications" })

export const findNames = async () =>
  within(await findTable())
    .getAllByRole("link", { name: /^[A-Z]\w+( \w+)?$/ })
    .map((link) => link.textContent)

export const findStatus = (name: string) => screen.findByRole("combobox", { name: `Status of ${name}` })

import { viewerPermissionsOf } from "@farelight/api/contract/accounts/roles.ts"
import { createContext, useContext } from "react"
import type { DashboardLayoutQuery } from "../../../graphql/generated.ts"

/** For display only: the server enforces permissions, the dashboard hides refused controls. */
export type Permissions = DashboardLayoutQuery["viewerPermissions"]

export type PermissionName = keyof Permissions

/** For an unreachable server, so that an owner loses no controls. */
export const everyPermission: Permissions = viewerPermissionsOf("OWNER")

export const PermissionsContext = createContext(everyPermission)

export const usePermissions = () => useContext(PermissionsContext)

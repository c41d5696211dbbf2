import { viewerPermissionsOf } from "@farelight/api/contract/accounts/roles.ts"
import { createContext, useContext } from "react"
import type { DashboardLayoutQuery } from "../../../graphql/generated.ts"

/** For display only: the server enforces permissions, and the dashboard hides controls that would be refused. */
export type Permissions = DashboardLayoutQuery["viewerPermissions"]

export type PermissionName = keyof Permissions

/** Used while the server is unreachable, so that an owner loses no controls. */
export const everyPermission: Permissions = viewerPermissionsOf("OWNER")

export const PermissionsContext = createContext(everyPermission)

export const usePermissions = () => useContext(PermissionsContext)

import { createContext, useContext } from "react"
import type { Permissions_ViewerFragment } from "../../../graphql/generated.ts"

/** What the viewer may do. The server alone decides; by this the dashboard leaves out what would be refused. */
export type Permissions = Permissions_ViewerFragment

export type PermissionName = keyof Permissions

/** Stands in while the server cannot be asked: an owner must not lose controls by that. */
export const everyPermission: Permissions = {
  viewerCanReadLeads: true,
  viewerCanWorkLeads: true,
  viewerCanEraseLeads: true,
  viewerCanReadContent: true,
  viewerCanEditContent: true,
  viewerCanReadMedia: true,
  viewerCanEditMedia: true,
  viewerCanReadMail: true,
  viewerCanSendMail: true,
  viewerCanReadEvents: true,
  viewerCanManageTeam: true,
}

/** The dashboard provides what it has asked once. */
export const PermissionsContext = createContext(everyPermission)

export const usePermissions = () => useContext(PermissionsContext)

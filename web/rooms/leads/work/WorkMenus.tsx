import type { ComponentProps } from "react"
import { FollowUpMenu } from "./FollowUpMenu.tsx"
import { OwnerMenu } from "./OwnerMenu.tsx"

/** Who works on leads, and when they are followed up. */
export const WorkMenus = (props: Omit<ComponentProps<typeof OwnerMenu>, "keys">) => (
  <>
    <OwnerMenu {...props} keys="o" />
    <FollowUpMenu {...props} keys="f" />
  </>
)

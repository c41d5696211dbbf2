import type { ComponentProps } from "react"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import { MergeTwo } from "../merging/MergeTwo.tsx"
import { FollowUpMenu } from "./FollowUpMenu.tsx"
import { OwnerMenu } from "./OwnerMenu.tsx"

interface Props extends Omit<ComponentProps<typeof OwnerMenu>, "kind" | "keys"> {
  kind: LeadKindFacts
}

/** Who works on leads, and when they are followed up; and of two, the way to make them one. */
export const WorkMenus = (props: Props) => (
  <>
    <OwnerMenu {...props} keys="o" />
    <FollowUpMenu {...props} keys="f" />
    <MergeTwo {...props} />
  </>
)

import { type Ref, useEffect, useState } from "react"
import { useLeadErasurePreviewQuery } from "../../../graphql/generated.ts"
import { Button, Heading, Stack, Text } from "../../../parts/chakra.ts"
import { noteFieldFailure } from "../../../parts/commands/comingField.ts"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { LeadKindFacts } from "../../leads/lead/leadKind.ts"
import { useTrash } from "./useTrash.ts"

interface Props {
  kind: LeadKindFacts
  leadId: string
  wasThere: boolean
  heading: Ref<HTMLHeadingElement>
  trashPath: string
}

/** Replaces a missing lead; offers to restore it from the trash. */
export const LeadGone = ({ kind, leadId, wasThere, heading, trashPath }: Props) => {
  const { viewerCanEraseLeads } = usePermissions()
  useEffect(noteFieldFailure, [])
  const { restore } = useTrash()
  const [isBusy, setIsBusy] = useState(false)
  // The erasure preview tells if the lead is in the trash.
  const { data } = useLeadErasurePreviewQuery({
    variables: { leadType: kind.type, leadId },
    fetchPolicy: "no-cache",
    skip: !viewerCanEraseLeads,
  })
  const preview = data?.leadErasurePreview
  const isInTrash = preview?.copies.some(({ kind: copy }) => copy === "LEAD") ?? false
  const isErased = wasThere && preview === null

  const bringBack = async () => {
    setIsBusy(true)
    await restore({ leadType: kind.type, leadId, name: "The lead" })
    setIsBusy(false)
  }

  return (
    <Stack gap="3" align="start" maxWidth="prose">
      <Heading as="h2" size="xl" ref={heading} tabIndex={-1} outline="none">
        {isErased ? "This lead was erased" : wasThere || isInTrash ? "This lead was deleted" : "There is no such lead"}
      </Heading>
      {isInTrash ? (
        <Text>It is in the trash and in no list. For 30 days after its deletion it can be restored.</Text>
      ) : (
        <Text color="fg.muted">
          {isErased
            ? "Somebody has erased it for good. It cannot be restored."
            : wasThere
              ? "It is in no list any more. A manager can restore it for 30 days, unless it was erased."
              : "It may have been deleted or erased."}
        </Text>
      )}
      {isInTrash && (
        <Stack direction="row" gap="4" align="center" wrap="wrap">
          <Button colorPalette="brand" size="sm" aria-busy={isBusy} onClick={() => isBusy || bringBack()}>
            Restore
          </Button>
          <RouteLink to={trashPath} color="fg.muted">
            Open the trash
          </RouteLink>
        </Stack>
      )}
    </Stack>
  )
}

import { type Ref, useEffect } from "react"
import { Heading, RouteLink, Stack, Text } from "../../../components/chakra.ts"
import { recordFieldFailure } from "../../../components/commands/pendingFocus.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"

interface Props {
  wasThere: boolean
  heading: Ref<HTMLHeadingElement>
  trashPath: string
}

export const LeadGone = ({ wasThere, heading, trashPath }: Props) => {
  const { viewerCanEraseLeads } = usePermissions()
  useEffect(recordFieldFailure, [])
  return (
    <Stack gap="3" align="start" maxWidth="prose">
      <Heading as="h2" size="xl" ref={heading} tabIndex={-1} outline="none">
        {wasThere ? "This lead was deleted" : "There is no such lead"}
      </Heading>
      <Text color="fg.muted">
        {wasThere ? "It is in no list any more." : "It may have been deleted."} A manager can restore a deleted lead for
        30 days, unless it was erased.
      </Text>
      {viewerCanEraseLeads && <RouteLink to={trashPath}>Open the trash</RouteLink>}
    </Stack>
  )
}

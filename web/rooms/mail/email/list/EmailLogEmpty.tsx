import { Link, Stack, Text } from "../../../../components/chakra.ts"
import { EmptyNote, searchNote } from "../../../../components/list/ListNotices.tsx"
import { type EmailLogView, hasFilters } from "../emailLogAddress.ts"

const form = { target: "_blank", variant: "underline" } as const

export const EmailLogEmpty = ({ view }: { view: EmailLogView }) =>
  hasFilters(view) ? (
    <EmptyNote title="No emails match this filter">{searchNote(view.search)}</EmptyNote>
  ) : (
    <EmptyNote title="No email logs yet">
      <Stack align="center" gap="3" fontSize="sm">
        <Text fontSize="md">Form submissions will appear here</Text>
        <span>
          To see one, send the form for{" "}
          <Link {...form} href="/drivers">
            drivers
          </Link>{" "}
          or for{" "}
          <Link {...form} href="/contact">
            advertisers
          </Link>
          .
        </span>
      </Stack>
    </EmptyNote>
  )

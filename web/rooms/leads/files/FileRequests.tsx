import { FILE_REQUEST_LENGTH_MAX } from "@farelight/api/contract/files/leadFiles.ts"
import { type ReactNode, useRef, useState } from "react"
import { Box, Button, Flex, Input, PrimaryButton, Stack, Text, TextButton } from "../../../components/chakra.ts"
import { attempt } from "../../../components/forms/attempt.ts"
import { Failure } from "../../../components/forms/Form.tsx"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { useForm } from "../../../components/forms/useForm.ts"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import {
  type LeadFiles_RequestFragment,
  useCancelFileRequestMutation,
  useRequestLeadFileMutation,
} from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import { useReloadLead } from "../lead/useReloadLead.ts"
import { FileSuggestions } from "./FileSuggestions.tsx"

interface FormProps {
  kind: LeadKindFacts
  leadId: string
  asked: readonly string[]
  close: () => void
}

const AskForm = ({ kind, leadId, asked, close }: FormProps) => {
  const [what, setWhat] = useState("")
  const [requestFile] = useRequestLeadFileMutation()
  const reload = useReloadLead(kind, leadId)
  const field = useRef<HTMLInputElement>(null)
  const form = useForm(async () => {
    if (what.trim() === "") return
    await requestFile({ variables: { leadType: kind.type, leadId, what: what.trim() } })
    reload("fileRequests")
    close()
  })
  return (
    <form
      {...form.props}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return
        event.stopPropagation()
        close()
      }}
    >
      <Stack gap="2" borderWidth="1px" borderRadius="l2" padding="2">
        <Labeled fault={form.faults.what}>
          <Input
            ref={field}
            autoFocus
            size="sm"
            aria-label="What to ask for"
            placeholder="What, as the sender reads it"
            maxLength={FILE_REQUEST_LENGTH_MAX}
            value={what}
            onChange={({ currentTarget }) => setWhat(currentTarget.value)}
          />
        </Labeled>
        <FileSuggestions
          kind={kind}
          except={asked}
          choose={(each) => {
            setWhat(each)
            field.current?.focus()
          }}
        />
        <Failure>{form.failure}</Failure>
        <Flex gap="2" justify="end">
          <Button size="xs" variant="ghost" onClick={close}>
            Cancel
          </Button>
          <PrimaryButton type="submit" size="xs" disabled={what.trim() === ""} aria-busy={form.isBusy}>
            Ask
          </PrimaryButton>
        </Flex>
        <Text fontSize="xs" color="fg.muted">
          It becomes a step on the status page. No mail is sent.
        </Text>
      </Stack>
    </form>
  )
}

interface Props {
  kind: LeadKindFacts
  leadId: string
  requests: readonly LeadFiles_RequestFragment[]
  children: ReactNode
}

export const FileRequests = ({ kind, leadId, requests, children }: Props) => {
  const { viewerCanWorkLeads } = usePermissions()
  const [isAsking, setIsAsking] = useState(false)
  const [cancelRequest] = useCancelFileRequestMutation()
  const reload = useReloadLead(kind, leadId)
  const button = useRef<HTMLButtonElement>(null)

  const cancel = (id: string) =>
    attempt("Failed to cancel the request", async () => {
      await cancelRequest({ variables: { id } })
      reload("fileRequests")
    })

  return (
    <>
      {requests.length > 0 && (
        <Stack as="ul" aria-label="Asked for" gap="1.5" listStyleType="none">
          {requests.map(({ id, what, requestedBy, requestedAt }) => (
            <Flex as="li" key={id} gap="2" align="start">
              <Box minWidth="0" flex="1">
                <Text overflowWrap="anywhere">Requested: {what.replace(/^(your|the) /, "")}</Text>
                <Text fontSize="xs" lineHeight="1rem" color="fg.muted">
                  {`by ${requestedBy?.name ?? "a colleague"}, `}
                  <RelativeTime of={requestedAt} />
                </Text>
              </Box>
              {viewerCanWorkLeads && (
                <TextButton
                  size="2xs"
                  color="fg.muted"
                  aria-label={`No longer ask for ${what}`}
                  onClick={() => cancel(id)}
                >
                  Cancel
                </TextButton>
              )}
            </Flex>
          ))}
        </Stack>
      )}
      {viewerCanWorkLeads && isAsking && (
        <AskForm
          kind={kind}
          leadId={leadId}
          asked={requests.map(({ what }) => what)}
          close={() => {
            setIsAsking(false)
            // The form disappears, and the focus would move to the top of the page.
            setTimeout(() => button.current?.focus())
          }}
        />
      )}
      {viewerCanWorkLeads && (
        <Flex gap="2" wrap="wrap">
          {children}
          {!isAsking && (
            <Button ref={button} size="xs" onClick={() => setIsAsking(true)}>
              Ask for a file…
            </Button>
          )}
        </Flex>
      )}
    </>
  )
}

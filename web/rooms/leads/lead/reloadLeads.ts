import type { ApolloClient } from "@apollo/client"
import { createListeners } from "../../../browser/store.ts"

// Queries that do not depend on leads or mails. Content and pictures may be under edit. `__typename` is in every query,
// so omitting it here would refetch all.
const UNRELATED = /^(__typename$|me$|viewerPermissions$|accountSecurity$|teamSettings$|dateJump$|leadViews$|cms|media)/

export const reloadRelated = (client: ApolloClient) =>
  client.refetchQueries({
    updateCache: (cache) => {
      cache.modify({
        fields: (value, { fieldName, INVALIDATE }) => (UNRELATED.test(fieldName) ? value : INVALIDATE),
      })
    },
  })

interface LeadFields {
  typename: string
  ids: readonly string[]
  fields: readonly string[]
}

/** Fields of a lead that an answer, or a call, changes. */
export const answerFields = ["status", "statusReason", "answerDueAt", "waitingSince", "mailReturnedAt", "history"]

/** Refetches visible fields of leads and of the dashboard that a response did not include. */
export const reloadFields = (client: ApolloClient, leads: LeadFields, besides: readonly string[] = []) =>
  client.refetchQueries({
    updateCache: (cache) => {
      const outdate = (fields: readonly string[], id?: string) =>
        cache.modify({
          ...(id && { id }),
          fields: (value, { fieldName, INVALIDATE }) => (fields.includes(fieldName) ? INVALIDATE : value),
        })
      outdate(besides)
      for (const id of leads.ids) {
        const known = cache.identify({ __typename: leads.typename, id })
        if (known) outdate(leads.fields, known)
      }
    },
  })

const { notify, subscribe } = createListeners()

/** Called after the viewer removes or restores leads. */
export const onLeadsMoved = subscribe

export const reloadLeads = (client: ApolloClient) => {
  notify()
  client.cache.gc()
  return reloadRelated(client)
}

import type { ApolloClient } from "@apollo/client"
import { createListeners } from "../../../browser/store.ts"

// These fields do not depend on leads or mails, and content and pictures may be under edit. `__typename` is listed, as
// every query contains it, so that invalidating it would reload all queries.
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

/** An answer or a call changes these fields of a lead. */
export const answerFields = ["status", "statusReason", "answerDueAt", "waitingSince", "mailReturnedAt", "history"]

/** Reloads the visible fields of leads and of the dashboard that a response did not contain. */
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

/** Called after the viewer has removed or restored leads. */
export const onLeadsMoved = subscribe

export const reloadLeads = (client: ApolloClient) => {
  notify()
  client.cache.gc()
  return reloadRelated(client)
}

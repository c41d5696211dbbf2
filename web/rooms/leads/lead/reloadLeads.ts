import type { ApolloClient } from "@apollo/client"
import { createListeners } from "../../../browser/store.ts"

// The queries that no lead and no mail changes. Content and pictures may be in the middle of being edited. Every query
// reads `__typename`: without it here all of them would be asked again.
const UNRELATED = /^(__typename$|me$|viewerPermissions$|accountSecurity$|teamSettings$|dateJump$|leadViews$|cms|media)/

/** Loads again what is on screen and may have changed with a lead or a mail. */
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

/** Loads again what an answer does not tell of leads, and of the dashboard besides, as far as it is on screen. */
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

/** Calls the listener when the viewer has taken a lead out of the lists, or put one back; returns how to stop. */
export const onLeadsMoved = subscribe

/** Loads the lists again without the leads that the viewer has taken out, or with those that are back. */
export const reloadLeads = (client: ApolloClient) => {
  notify()
  client.cache.gc()
  return reloadRelated(client)
}

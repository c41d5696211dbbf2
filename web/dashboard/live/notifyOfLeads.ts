import type { ApolloClient } from "@apollo/client"
import { NewLeadCityDocument } from "../../graphql/generated.ts"
import { leadKinds } from "../leadKinds.tsx"
import type { Signal } from "./signalStream.ts"

const cityOf = async (client: ApolloClient, id: string) => {
  const query = { query: NewLeadCityDocument, variables: { id }, fetchPolicy: "no-cache" } as const
  const answer = await client.query(query).catch(() => undefined)
  return answer?.data?.driverApplication?.city
}

/** Notifies of what has come. Others may see the screen, so it says neither who nor what. */
export const notifyOfLeads = async (client: ApolloClient, arrived: readonly Signal[]) => {
  const [first] = arrived
  if (!first) return
  const kind = leadKinds.find(({ type }) => type === first.subject_type.toUpperCase())
  const isOne = arrived.length === 1 && kind !== undefined
  const hasCity = isOne && kind.type === "DRIVER_APPLICATION" && first.subject_id !== null
  const city = hasCity && first.subject_id ? await cityOf(client, first.subject_id) : undefined
  const notification = new Notification(isOne ? `New ${kind.noun[0]}` : `${arrived.length} new leads`, {
    ...(city && { body: city }),
    // The next one takes its place.
    tag: "new_leads",
  })
  notification.onclick = () => {
    window.focus()
    notification.close()
  }
}

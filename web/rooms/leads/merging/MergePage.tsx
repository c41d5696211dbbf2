import { useQuery } from "@apollo/client/react"
import { useParams } from "react-router-dom"
import { polling } from "../../../apollo/polling.ts"
import { RouteLink, Spinner, Stack, Text } from "../../../components/chakra.ts"
import { LoadFailure, useLoadState } from "../../../components/records/LoadFailure.tsx"
import type { LeadKind, LeadTypes } from "../lead/leadKind.ts"
import { MergeForm } from "./MergeForm.tsx"

interface Props<Types extends LeadTypes> {
  kind: LeadKind<Types>
  trashPath: string
}

export const MergePage = <Types extends LeadTypes>({ kind, trashPath }: Props<Types>) => {
  const { id = "", otherId = "" } = useParams()
  const settings = { fetchPolicy: "cache-and-network", ...polling } as const
  const one = useQuery(kind.pageDocument, { variables: { id }, ...settings })
  const other = useQuery(kind.pageDocument, { variables: { id: otherId }, ...settings })
  const states = [useLoadState(one), useLoadState(other)]
  const reload = () => Promise.all([one.refetch(), other.refetch()])
  const [first, second] = [one.data?.lead, other.data?.lead]

  if (states.some(({ hasFailed }) => hasFailed) && !(first && second)) return <LoadFailure retry={reload} />
  if (first === undefined || second === undefined) return <Spinner aria-label="Loading" />
  if (first === null || second === null) {
    const left = first ?? second
    return (
      <Stack gap="2" align="start" maxWidth="prose">
        <Text>One of the two is not here any more. It may be in the trash: restore it there, and merge them then.</Text>
        {left && <RouteLink to={`${kind.path}/${left.id}`}>{left.name}</RouteLink>}
        <RouteLink to={trashPath}>Trash</RouteLink>
      </Stack>
    )
  }
  if (first.id === second.id)
    return (
      <Stack gap="2" align="start" maxWidth="prose">
        <Text>{`These two are one ${kind.noun[0]} already.`}</Text>
        <RouteLink to={`${kind.path}/${first.id}`}>{first.name}</RouteLink>
      </Stack>
    )
  const isInOrder = Date.parse(first.createdAt) <= Date.parse(second.createdAt)
  const leads = isInOrder ? ([first, second] as const) : ([second, first] as const)
  return <MergeForm key={leads.map((lead) => lead.id).join()} kind={kind} leads={leads} reload={reload} />
}

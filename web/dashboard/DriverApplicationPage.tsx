import { platforms } from "@farelight/api/modules/drivers/contract.ts"
import { useParams } from "react-router-dom"
import { polling } from "../apollo/polling.ts"
import { MailLink, PhoneLink } from "../components/records/ContactLinks.tsx"
import { useLoadState } from "../components/records/LoadFailure.tsx"
import { Moment } from "../components/records/Moment.tsx"
import { useSaveDriverApplicationMoves } from "../features/drivers/applications/useSaveDriverApplicationMoves.ts"
import { LeadDetails } from "../features/leads/details/LeadDetails.tsx"
import { type DriverApplicationPageQuery, useDriverApplicationPageQuery } from "../graphql/generated.ts"
import { LeadScreen } from "./LeadScreen.tsx"

const detailsOf = (application: NonNullable<DriverApplicationPageQuery["driverApplication"]>) => {
  const { email, phone, city, platform, vehicleYear, vehicleMake, vehicleModel } = application
  return [
    { term: "Email", value: <MailLink address={email} /> },
    { term: "Phone", value: <PhoneLink number={phone} /> },
    { term: "City", value: city },
    { term: "Platform", value: platforms[platform] },
    { term: "Vehicle", value: `${vehicleYear} ${vehicleMake} ${vehicleModel}` },
    { term: "Received", value: <Moment at={application.createdAt} /> },
    { term: "Accepted Terms of", value: application.acceptedTermsDate ?? "No form was used" },
  ]
}

/** A driver application's own page. */
export const DriverApplicationPage = () => {
  const { id = "" } = useParams()
  const query = useDriverApplicationPageQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const { data, refetch } = query
  const { hasFailed, loadedAt } = useLoadState(query)
  const save = useSaveDriverApplicationMoves()
  const application = data?.driverApplication
  return (
    <LeadScreen
      tab="drivers"
      listName="Driver Applications"
      name={application === null ? null : application?.name}
      hasFailed={hasFailed}
      loadedAt={loadedAt}
      retry={refetch}
    >
      {application && (
        <LeadDetails
          type="DRIVER_APPLICATION"
          name={application.name}
          lead={application}
          details={detailsOf(application)}
          save={save}
        />
      )}
    </LeadScreen>
  )
}

import type { Row } from "../../../platform/database/reading/row.ts"
import { exampleLead, type LeadEmail } from "../mails/emailTemplates.ts"
import { driverApplicationFacts, vehicleOf } from "./contract.ts"
import type { DriverApplication } from "./driverApplication.model.ts"

const { emailTypes } = driverApplicationFacts

export const driverApplicationEmails: LeadEmail<Row<DriverApplication>>[] = [
  {
    type: emailTypes.DRIVER_APPLICATION,
    addressee: "operator",
    write: ({ name, email, phone, city, platform, vehicleYear, vehicleMake, vehicleModel }) => ({
      facts: [
        ["Name", name],
        ["Email", email],
        ["Phone", phone],
        ["City", city],
        ["Platform", platform],
        ["Vehicle", vehicleOf({ vehicleYear, vehicleMake, vehicleModel }) || "Not given"],
      ],
    }),
  },
  { type: emailTypes.DRIVER_RECEIPT, addressee: "sender", write: () => ({}) },
]

export const exampleApplication: Row<DriverApplication> = {
  ...exampleLead(),
  name: "Ana Álvarez",
  email: "ana@example.com",
  phone: "+1 213 555 0100",
  phoneE164: "+12135550100",
  city: "Los Angeles",
  platform: "Both",
  vehicleYear: "2024",
  vehicleMake: "Toyota",
  vehicleModel: "Camry",
}

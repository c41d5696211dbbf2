import type { Row } from "../../../platform/database/reading/row.ts"
import { exampleLead, type LeadEmail } from "../mails/emailTemplates.ts"
import { driverApplicationFacts, vehicleOf } from "./contract.ts"
import type { DriverApplication } from "./driverApplication.model.ts"

const { emailTypes } = driverApplicationFacts

export const driverApplicationEmails: LeadEmail<Row<DriverApplication>>[] = [
  {
    type: emailTypes.DRIVER_APPLICATION,
    addressee: "operator",
    write: ({ name, email, phone, city, platform, vehicleYear, vehicleMake, vehicleModel }, promise) => ({
      subject: `New driver application: ${name}`,
      heading: "New driver application",
      intro: `${name} wants to drive with us and ${promise ? `was promised an answer within ${promise}` : "is on the wait list"}.`,
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
  {
    type: emailTypes.DRIVER_RECEIPT,
    addressee: "sender",
    write: (_application, promise) => ({
      subject: "We've received your application",
      heading: "We've received your application",
      intro: `Thank you for applying to drive with us.${promise && ` We'll contact you within ${promise}.`}`,
    }),
    writeIn: {
      es: (promise) => ({
        subject: "Recibimos su solicitud",
        heading: "Recibimos su solicitud",
        intro: `Gracias por su solicitud para manejar con nosotros.${promise && ` Nos comunicaremos con usted en un plazo de ${promise}.`}`,
      }),
    },
  },
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

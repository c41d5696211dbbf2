import type { mailsContent } from "../../pages/mails/mails.ts"
import type { Translation } from "../translation.ts"

/** Without mails to the team, which are in English. */
export const mailsSpanish: Translation<typeof mailsContent> = {
  driver_receipt: {
    subject: "Recibimos su solicitud",
    body: "Gracias por su solicitud para manejar con nosotros. Nos comunicaremos con usted en un plazo de {promise}.",
    wait_list_body: "Gracias por su solicitud para manejar con nosotros.",
  },
  advertiser_receipt: {
    subject: "Recibimos su mensaje",
    body: "Gracias por su interés en anunciarse con nosotros. Le responderemos en un plazo de {promise}.",
    wait_list_body: "Gracias por su interés en anunciarse con nosotros.",
  },
}

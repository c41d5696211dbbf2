import type { PrivacyRequestKind, PrivacyRequestOutcome } from "../../../contract/privacy/privacyRequests.ts"
import type { Locale } from "../../../contract/text/locale.ts"

interface MailWords {
  subject: string
  heading: string
  intro: string
}

/** Must not repeat input, as anyone can enter another person's address. */
export interface PrivacyMailWords {
  kinds: Record<PrivacyRequestKind, string>
  confirmation: (request: string) => MailWords
  confirm: string
  receipt: (request: string, day: string) => MailWords
  extension: (request: string, day: string) => MailWords
  answerSubject: string
  answerHeading: string
  answers: Record<PrivacyRequestKind, Record<PrivacyRequestOutcome, string>>
  until: (day: string) => string
  download: string
  unasked: string
  note: string
}

const english: PrivacyMailWords = {
  kinds: {
    KNOW: "a copy of your personal data",
    DELETE: "the deletion of your personal data",
    CORRECT: "a correction of your personal data",
    OPT_OUT: "that your personal data not be sold or shared",
  },
  confirmation: (request) => ({
    subject: "Confirm your privacy request",
    heading: "Confirm your privacy request",
    intro: `Someone asked for ${request}, with this address. If it was you, follow the link and confirm it within 7 days. Until then, no one sees the request.`,
  }),
  confirm: "Confirm the request",
  receipt: (request, day) => ({
    subject: "We have your privacy request",
    heading: "We have your privacy request",
    intro: `You asked for ${request}, and confirmed that the address is yours. A person will look at it and answer you by ${day}.`,
  }),
  extension: (request, day) => ({
    subject: "Your privacy request is taking longer",
    heading: "Your privacy request is taking longer",
    intro: `You asked for ${request}. We need more time, and we'll answer you by ${day}. Here's why:`,
  }),
  answerSubject: "The answer to your privacy request",
  answerHeading: "The answer to your privacy request",
  answers: {
    KNOW: {
      FULFILLED: "Here's a copy of what we have stored about you, in one file.",
      NOTHING_FOUND: "We looked for your personal data and found none with this address.",
      REFUSED: "We can't send you a copy of your personal data.",
    },
    DELETE: {
      FULFILLED:
        "We've deleted your personal data. Backups from before are replaced over time. We keep no record of this address after this email.",
      NOTHING_FOUND: "We looked for your personal data and found none with this address to delete.",
      REFUSED: "We can't delete your personal data.",
    },
    CORRECT: {
      FULFILLED: "We've corrected your personal data.",
      NOTHING_FOUND: "We looked for your personal data and found none with this address to correct.",
      REFUSED: "We can't correct your personal data as you asked.",
    },
    OPT_OUT: {
      FULFILLED: "We've noted that your personal data may not be sold or shared.",
      NOTHING_FOUND: "We looked for your personal data and found none with this address that could be sold or shared.",
      REFUSED: "We can't do what you asked.",
    },
  },
  until: (day) => `The link works until ${day}.`,
  download: "Download your data",
  unasked:
    "You're getting this email because your address was entered in a form on our site. If it wasn't you, you don't need to do anything: the request goes away by itself.",
  note: "You're getting this email because you sent us a privacy request. Reply to it if anything is unclear.",
}

const spanish: PrivacyMailWords = {
  kinds: {
    KNOW: "una copia de sus datos personales",
    DELETE: "que se eliminen sus datos personales",
    CORRECT: "que se corrijan sus datos personales",
    OPT_OUT: "que sus datos personales no se vendan ni se compartan",
  },
  confirmation: (request) => ({
    subject: "Confirme su solicitud de privacidad",
    heading: "Confirme su solicitud de privacidad",
    intro: `Alguien pidió, con esta dirección, ${request}. Si fue usted, abra el enlace y confírmelo en un plazo de 7 días. Hasta entonces nadie ve la solicitud.`,
  }),
  confirm: "Confirmar la solicitud",
  receipt: (request, day) => ({
    subject: "Recibimos su solicitud de privacidad",
    heading: "Recibimos su solicitud de privacidad",
    intro: `Usted pidió ${request} y confirmó que la dirección es suya. Una persona la revisará y le responderá a más tardar el ${day}.`,
  }),
  extension: (request, day) => ({
    subject: "Su solicitud de privacidad tarda más",
    heading: "Su solicitud de privacidad tarda más",
    intro: `Usted pidió ${request}. Necesitamos más tiempo y le responderemos a más tardar el ${day}. El motivo:`,
  }),
  answerSubject: "La respuesta a su solicitud de privacidad",
  answerHeading: "La respuesta a su solicitud de privacidad",
  answers: {
    KNOW: {
      FULFILLED: "Aquí tiene una copia de lo que guardamos sobre usted, en un solo archivo.",
      NOTHING_FOUND: "Buscamos sus datos personales y no encontramos ninguno con esta dirección.",
      REFUSED: "No podemos enviarle una copia de sus datos personales.",
    },
    DELETE: {
      FULFILLED:
        "Eliminamos sus datos personales. Las copias de seguridad anteriores se reemplazan con el tiempo. Después de este correo no guardamos esta dirección.",
      NOTHING_FOUND: "Buscamos sus datos personales y no encontramos ninguno con esta dirección que eliminar.",
      REFUSED: "No podemos eliminar sus datos personales.",
    },
    CORRECT: {
      FULFILLED: "Corregimos sus datos personales.",
      NOTHING_FOUND: "Buscamos sus datos personales y no encontramos ninguno con esta dirección que corregir.",
      REFUSED: "No podemos corregir sus datos personales como pidió.",
    },
    OPT_OUT: {
      FULFILLED: "Anotamos que sus datos personales no se pueden vender ni compartir.",
      NOTHING_FOUND:
        "Buscamos sus datos personales y no encontramos ninguno con esta dirección que se pudiera vender o compartir.",
      REFUSED: "No podemos hacer lo que pidió.",
    },
  },
  until: (day) => `El enlace funciona hasta el ${day}.`,
  download: "Descargar sus datos",
  unasked:
    "Recibe este correo porque su dirección se escribió en un formulario de nuestro sitio. Si no fue usted, no tiene que hacer nada: la solicitud desaparece sola.",
  note: "Recibe este correo porque nos envió una solicitud de privacidad. Si algo no está claro, respóndalo.",
}

export const privacyMailWords: Record<Locale, PrivacyMailWords> = { en: english, es: spanish }

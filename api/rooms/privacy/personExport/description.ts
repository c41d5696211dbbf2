import type { kindFacts } from "../../../contract/leads/kindFacts.ts"
import type { Locale } from "../../../contract/text/locale.ts"

type Pair = readonly [english: string, spanish: string]

export const inLocale = (locale: Locale) => (pair: Pair) => pair[locale === "es" ? 1 : 0]

export const pageTexts = {
  title: ["What we keep about you", "Lo que guardamos sobre usted"],
  intro: [
    "What {company} keeps in connection with your email address. The file {file} has every detail of it, for programs as well.",
    "Lo que {company} guarda en relación con su correo electrónico. El archivo {file} tiene todos los detalles, también para programas.",
  ],
  address: ["Email address", "Correo electrónico"],
  madeAt: ["As of", "Estado al"],
  controller: ["Responsible", "Responsable"],
  source: ["From", "De"],
  purpose: ["For", "Para"],
  recipients: ["Who received it", "Quién lo recibió"],
  team: [
    "Our team, and the company that runs our servers",
    "Nuestro equipo y la empresa que opera nuestros servidores",
  ],
  carrier: ["The company that delivers our email", "La empresa que transporta nuestro correo"],
  nothing: [
    "We keep nothing in connection with this address.",
    "No guardamos nada en relación con este correo electrónico.",
  ],
  end: [
    "Something wrong, or to be deleted? Write to {contact}. You can ask us to correct or to delete what we keep, and we won't treat you any worse for it.",
    "¿Hay algo incorrecto o que borrar? Escriba a {contact}. Puede pedirnos que corrijamos o borremos lo que guardamos, y no recibirá un trato peor por ello.",
  ],
} satisfies Record<string, Pair>

const team: Pair = ["our team", "nuestro equipo"]
const server: Pair = ["our server", "nuestro servidor"]
const both: Pair = ["you and our team", "usted y nuestro equipo"]
const answering: Pair = [
  "answering you, and working together if we agree to",
  "responderle y, si nos ponemos de acuerdo, trabajar juntos",
]
const passingOn: Pair = [
  "passing on and working with what was sent to us",
  "transmitir y trabajar con lo que nos enviaron",
]

/** The law requires kind of data, source and purpose. In the page's order. */
export const parts = {
  submissions: [
    ["What you sent us, and what became of it", "Lo que nos envió y qué pasó con ello"],
    ["you, the link you followed to us, and our team", "usted, el enlace que siguió hasta nosotros y nuestro equipo"],
    answering,
  ],
  messages: [["Messages", "Mensajes"], both, answering],
  files: [["Files", "Archivos"], both, answering],
  mails: [
    [
      "Emails that our server sent; those among our team may name others, so their text is left out",
      "Correos que envió nuestro servidor; los de nuestro equipo pueden nombrar a otros, por eso se omite su texto",
    ],
    server,
    ["writing to you, and knowing whether it arrived", "escribirle y saber si llegó"],
  ],
  privacy_requests: [
    ["Your privacy requests", "Sus solicitudes de privacidad"],
    both,
    ["doing what you asked for, and proving it", "hacer lo que pidió y poder probarlo"],
  ],
  mentions_in_other_notes: [
    [
      "Notes and messages about others that have your address; what they say is about them",
      "Notas y mensajes sobre otros con su correo; lo que dicen es sobre ellos",
    ],
    team,
    ["answering those people", "responder a esas personas"],
  ],
  messages_to_programs: [["Programs that were told of it", "Programas que recibieron aviso"], server, passingOn],
  exported_lists: [
    ["Lists taken out since then that may hold it", "Listas sacadas desde entonces que pueden contenerlo"],
    team,
    passingOn,
  ],
} satisfies Record<string, readonly [title: Pair, source: Pair, purpose: Pair]>

/** Fields without a label here or in the forms appear in the data file only, not on the page. */
export const labels: Readonly<Record<string, Pair>> = {
  place: ["Kept", "Guardado"],
  status: ["Status", "Estado"],
  received_at: ["Received", "Recibido"],
  deleted_at: ["In the trash since", "En la papelera desde"],
  direction: ["Direction", "Dirección"],
  about: ["About", "Sobre"],
  from_address: ["From", "De"],
  subject: ["Subject", "Asunto"],
  text: ["Text", "Texto"],
  quoted_text: ["Quoted", "Citado"],
  path: ["In this copy", "En esta copia"],
  created_at: ["Written", "Escrito"],
  sent_at: ["Sent", "Enviado"],
  written_at: ["Written", "Escrito"],
  added_at: ["Added", "Agregado"],
  answered_at: ["Answered", "Respondido"],
  answer: ["Answer", "Respuesta"],
  extended_because: ["Extended because", "Prorrogado porque"],
  receiver: ["Receiver", "Destinatario"],
  at: ["When", "Cuándo"],
  as: ["As", "Como"],
  history: ["What happened", "Qué pasó"],
  type: ["Type", "Tipo"],
  from: ["From", "De"],
  to: ["To", "A"],
  fields: ["Fields", "Campos"],
  notes: ["Note by our team", "Nota de nuestro equipo"],
  begun_answers: ["Answer that our team has begun", "Respuesta que nuestro equipo ha empezado"],
  file_requests: ["File that we asked you for", "Archivo que le pedimos"],
  what: ["What", "Qué"],
  follow_up_on: ["Planned follow-up", "Seguimiento previsto"],
  source: ["Came from", "Llegó desde"],
  campaign: ["Campaign", "Campaña"],
  landing_page: ["First page", "Primera página"],
  budget_range: ["Budget", "Presupuesto"],
  planned_budget: ["Planned budget (US dollars)", "Presupuesto planeado (dólares)"],
  planned_cities: ["Planned cities", "Ciudades planeadas"],
  planned_weeks: ["Planned weeks", "Semanas planeadas"],
  terms_accepted_at: ["Terms accepted", "Términos aceptados"],
  sale_opt_out_at: ["Neither sold nor shared since", "No se vende ni se comparte desde"],
  metadata: ["What programs keep with it", "Lo que guardan programas con él"],
}

const kinds: Readonly<Record<(typeof kindFacts)[number]["type"], Pair>> = {
  driver_application: ["Driver application", "Solicitud de conductor"],
  advertiser_submission: ["Advertising inquiry", "Consulta de publicidad"],
}

/** Other values appear unchanged. */
export const codeLabels: Readonly<Record<string, Pair>> = {
  ...kinds,
  list: ["Among our current submissions", "Entre las solicitudes actuales"],
  trash: ["In the trash", "En la papelera"],
  quarantine: ["Held back by our spam check", "Retenido por nuestro control de spam"],
  merged: ["Put together with another one of yours", "Unido a otro suyo"],
  to_you: ["To you", "A usted"],
  to_us: ["To our team", "A nuestro equipo"],
  internal: ["Among our team", "Entre nuestro equipo"],
  file: ["File", "Archivo"],
  program: ["Read by a program", "Leído por un programa"],
  KNOW: ["A copy of your data", "Una copia de sus datos"],
  DELETE: ["Deletion of your data", "Borrar sus datos"],
  CORRECT: ["Correction of your data", "Corregir sus datos"],
  OPT_OUT: ["That your data is neither sold nor shared", "Que sus datos no se vendan ni se compartan"],
}

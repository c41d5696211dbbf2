import type { Locale } from "../../../contract/site/locale.ts"

type Pair = readonly [english: string, spanish: string]

export const inLocale = (locale: Locale) => (pair: Pair) => pair[locale === "es" ? 1 : 0]

export const frame = {
  title: ["What we keep about you", "Lo que guardamos sobre usted"],
  intro: [
    "Everything that {company} keeps in connection with your email address. The file {file} has the same for programs.",
    "Todo lo que {company} guarda en relación con su correo electrónico. El archivo {file} contiene lo mismo para programas.",
  ],
  address: ["Email address", "Correo electrónico"],
  madeAt: ["As of", "Estado al"],
  controller: ["Responsible", "Responsable"],
  field: ["Field", "Campo"],
  value: ["Value", "Valor"],
  source: ["Where it is from", "De dónde viene"],
  purpose: ["What we use it for", "Para qué lo usamos"],
  nothing: [
    "We keep nothing in connection with this address.",
    "No guardamos nada en relación con este correo electrónico.",
  ],
  end: [
    "Something wrong, or to be deleted? Write to {contact}. You can ask us to correct or to delete what we keep, and we won't treat you any worse for it.",
    "¿Hay algo incorrecto o que borrar? Escriba a {contact}. Puede pedirnos que corrijamos o borremos lo que guardamos, y no recibirá un trato peor por ello.",
  ],
} satisfies Record<string, Pair>

interface Part {
  title: Pair
  purpose: Pair
  source: Pair
}

const byYou: Pair = ["You, through our site or by email", "Usted, por nuestro sitio o por correo"]
const byTeam: Pair = ["Our team", "Nuestro equipo"]
const byServer: Pair = ["Our server", "Nuestro servidor"]
const byBoth: Pair = ["You and our team", "Usted y nuestro equipo"]
const answering: Pair = [
  "To answer you, and to work together if we agree to",
  "Para responderle y, si nos ponemos de acuerdo, trabajar juntos",
]

/** The parts of an export as the law asks to have them told: kind of data, purpose and source, in the page's order. */
export const parts = {
  submissions: {
    title: [
      "What you sent us: your name, how to reach you, and your work or your business",
      "Lo que nos envió: su nombre, cómo comunicarnos con usted, y su trabajo o su negocio",
    ],
    purpose: answering,
    source: byServer,
  },
  messages: { title: ["Messages", "Mensajes"], purpose: answering, source: byBoth },
  files: { title: ["Files", "Archivos"], purpose: answering, source: byBoth },
  mails: {
    title: ["Emails that our server sent", "Correos que envió nuestro servidor"],
    purpose: [
      "To write to you, and to know whether it arrived. The text of mails among colleagues is left out, as it may name others.",
      "Para escribirle y saber si llegó. El texto de los correos entre colegas se omite, porque puede nombrar a otras personas.",
    ],
    source: byServer,
  },
  privacy_requests: {
    title: ["Your privacy requests", "Sus solicitudes de privacidad"],
    purpose: ["To do what you asked for, and to prove it", "Para hacer lo que pidió y poder probarlo"],
    source: byBoth,
  },
  mentions_in_other_notes: {
    title: ["Notes and messages about others that have your address", "Notas y mensajes sobre otros con su correo"],
    purpose: [
      "To answer those people. What they say is about them, so it is left out.",
      "Para responder a esas personas. Lo que dicen es sobre ellas, por eso se omite.",
    ],
    source: ["Our team and others", "Nuestro equipo y otras personas"],
  },
  messages_to_programs: {
    title: ["Programs that were told of it", "Programas que recibieron aviso"],
    purpose: ["To pass on what you sent us", "Para transmitir lo que nos envió"],
    source: byServer,
  },
  exported_lists: {
    title: [
      "Lists that were taken out since then, and that may hold it",
      "Listas que se sacaron desde entonces y pueden contenerlo",
    ],
    purpose: ["To work with what was sent to us", "Para trabajar con lo que nos enviaron"],
    source: byServer,
  },
} satisfies Record<string, Part>

/** Who receives all of it, beside the programs and lists that the parts name. */
export const recipients = {
  title: ["Who received it", "Quién lo recibió"],
  always: [
    "Our team, and the company that runs our servers",
    "Nuestro equipo y la empresa que opera nuestros servidores",
  ],
  mails: ["The company that delivers our email", "La empresa que transporta nuestro correo"],
} satisfies Record<string, Pair>

/** Where a field of a submission is from, unless it is from our server. */
export const sources: Readonly<Record<string, Pair>> = {
  values: byYou,
  origin: ["Your browser: the link you followed to us", "Su navegador: el enlace que siguió hasta nosotros"],
  status: byTeam,
  follow_up_on: byTeam,
  notes: byTeam,
  begun_answers: byTeam,
  file_requests: byTeam,
}

/** What fields are called that no form has. */
export const labels: Readonly<Record<string, Pair>> = {
  about: ["About", "Sobre"],
  added_at: ["Added", "Agregado"],
  added_by: ["Added by", "Agregado por"],
  answer: ["Answer", "Respuesta"],
  answered_at: ["Answered", "Respondido"],
  as: ["As", "Como"],
  asked_at: ["Asked for", "Pedido"],
  at: ["When", "Cuándo"],
  attachments: ["Attached", "Adjunto"],
  attempts: ["Attempt to send", "Intento de envío"],
  begun_answers: ["Answer that our team has begun", "Respuesta que nuestro equipo ha empezado"],
  budget_range: ["Budget", "Presupuesto"],
  campaign: ["Campaign", "Campaña"],
  canceled_at: ["Canceled", "Cancelado"],
  changed_at: ["Last changed", "Último cambio"],
  confirmed_at: ["Confirmed", "Confirmado"],
  created_at: ["Written", "Escrito"],
  deleted_at: ["In the trash since", "En la papelera desde"],
  delivered_at: ["Delivered", "Entregado"],
  direction: ["Direction", "Dirección"],
  due_at: ["Due", "Plazo"],
  edited_at: ["Changed", "Cambiado"],
  event: ["Event", "Evento"],
  extended_because: ["Extended because", "Prorrogado porque"],
  external_id: ["What another program calls it", "Cómo lo llama otro programa"],
  fields: ["Fields", "Campos"],
  file_requests: ["File that we asked you for", "Archivo que le pedimos"],
  follow_up_on: ["Planned follow-up", "Seguimiento previsto"],
  form_id: ["Number of the form", "Número del formulario"],
  from: ["From", "De"],
  from_address: ["From address", "Correo del remitente"],
  from_name: ["From", "De"],
  history: ["What happened", "Qué pasó"],
  landing_page: ["First page", "Primera página"],
  language: ["Language", "Idioma"],
  metadata: ["What programs keep with it", "Lo que guardan programas con él"],
  notes: ["Note by our team", "Nota de nuestro equipo"],
  outcome: ["Outcome", "Resultado"],
  path: ["In this copy", "En esta copia"],
  phone_e164: ["Phone, as we read it", "Teléfono, como lo leímos"],
  place: ["Kept", "Guardado"],
  planned_budget: ["Planned budget (US dollars)", "Presupuesto planeado (dólares)"],
  planned_cities: ["Planned cities", "Ciudades planeadas"],
  planned_weeks: ["Planned weeks", "Semanas planeadas"],
  quoted_text: ["Quoted", "Citado"],
  reasons: ["Reasons", "Motivos"],
  received_at: ["Received", "Recibido"],
  receiver: ["Receiver", "Destinatario"],
  reference: ["Reference", "Referencia"],
  sale_opt_out_at: ["Neither sold nor shared since", "No se vende ni se comparte desde"],
  score: ["Points", "Puntos"],
  sent_at: ["Sent", "Enviado"],
  size: ["Size (bytes)", "Tamaño (bytes)"],
  source: ["Came from", "Llegó desde"],
  spam_check: ["Spam check", "Control de spam"],
  status: ["Status", "Estado"],
  subject: ["Subject", "Asunto"],
  terms_accepted_at: ["Terms accepted", "Términos aceptados"],
  terms_date: ["Terms of", "Términos del"],
  terms_version: ["Terms, as a SHA-256 hash", "Términos, como hash SHA-256"],
  text: ["Text", "Texto"],
  to: ["To", "A"],
  type: ["Type", "Tipo"],
  what: ["What", "Qué"],
  written_at: ["Written", "Escrito"],
}

/** What values mean that the product has made; others stand as they are. */
export const meanings: Readonly<Record<string, Pair>> = {
  driver_application: ["Driver application", "Solicitud de conductor"],
  advertiser_submission: ["Advertising inquiry", "Consulta de publicidad"],
  list: ["Among our current submissions", "Entre las solicitudes actuales"],
  trash: ["In the trash", "En la papelera"],
  quarantine: ["Held back by our spam check", "Retenido por nuestro control de spam"],
  merged: ["Put together with another one of yours", "Unido a otro suyo"],
  to_you: ["To you", "A usted"],
  to_us: ["To our team", "A nuestro equipo"],
  internal: ["Among our team", "Entre nuestro equipo"],
  you: ["You", "Usted"],
  us: ["Our team", "Nuestro equipo"],
  message: ["An email", "Un correo"],
  file: ["File", "Archivo"],
  program: ["Read by a program", "Leído por un programa"],
  KNOW: ["A copy of your data", "Una copia de sus datos"],
  DELETE: ["Deletion of your data", "Borrar sus datos"],
  CORRECT: ["Correction of your data", "Corregir sus datos"],
  OPT_OUT: ["That your data is neither sold nor shared", "Que sus datos no se vendan ni se compartan"],
  en: ["English", "Inglés"],
  es: ["Spanish", "Español"],
}

import type { GlobalContent } from "../../registry.ts"
import type { Translation } from "../translation.ts"

/** Without values, promises and dates, which code translates. */
export const globalSpanish: Translation<GlobalContent> = {
  company: { location: "California, EE. UU." },
  figures: {
    active_vehicles: { measures: "Autos que llevan nuestras pantallas o rotulados" },
    cities: {
      measures: "Ciudades donde circulan nuestros autos",
      basis: "Contadas en la lista de ciudades de este sitio",
    },
    monthly_impressions: {
      measures: "Impresiones de todos los anuncios que cuentan las tabletas a bordo en un mes, en todas las ciudades",
    },
    monthly_reach: {
      measures: "Contado en impresiones, no en personas distintas",
    },
    uptime: { measures: "Parte del tiempo en la calle en que las pantallas muestran anuncios" },
    completion: { measures: "Parte de los anuncios iniciados en una pantalla que se reproducen hasta el final" },
    view_time: {
      measures: "Tiempo que un pasajero pasa frente a la tableta del auto, de los viajes cortos a los largos",
    },
    average_view_time: {
      measures: "Tiempo que un pasajero pasa frente a la tableta del auto, en promedio de todos los viajes",
    },
    driver_earnings: {
      measures: "Promedio por conductor, de todos los formatos",
    },
    driver_monthly_pay: {
      measures: "Al mes por una tableta, manejando 30 horas por semana",
    },
  },
  figure_notes: {
    as_of: "al",
    unverified: "Dato de la empresa",
    unverified_title: "Datos de la empresa",
    measures_label: "Qué mide cada cifra",
    earnings_label: "Con una tableta, {weeks} semanas a {hours} horas por semana",
    planned: "Nuestra cifra de planificación",
  },
  driver_city_notes: {
    unknown: "{city} todavía no está en nuestro mapa. Postúlese y le avisaremos por correo cuando lleguemos.",
    wait_list: "{city} tiene lista de espera. Postúlese y le avisaremos por correo cuando lleguemos.",
    not_permitted:
      "Por ahora no ponemos pantallas en los autos de {city}. Postúlese de todos modos: lo pondremos en la lista de espera y le avisaremos por correo cuando lleguemos.",
    sent: "Está en la lista de espera de {city}. Le avisaremos por correo cuando lleguemos.",
  },
  advertiser_city_notes: {
    unknown: "{city} todavía no está en nuestro mapa. Escríbanos de todos modos y le diremos qué podemos hacer allí.",
    wait_list: "{city} tiene lista de espera. Escríbanos de todos modos: la demanda decide a dónde llegamos después.",
    not_permitted:
      "Por ahora no ponemos pantallas en los autos de {city}. Escríbanos de todos modos y le avisaremos cuando eso cambie.",
    sent: "Pusimos {city} en nuestra lista y le avisaremos por correo cuando lleguemos.",
  },
  footer: {
    cities_label: "Ciudades",
    formats_label: "Formatos y precios",
    media_kit_label: "Kit de medios",
    safety_label: "¿De verdad somos nosotros?",
    privacy_label: "Sus opciones de privacidad",
    affiliation: "Sin afiliación con Uber ni Lyft.",
  },
  pixel_choice: {
    title: "¿Podemos medir nuestros anuncios?",
    text: "Si acepta, este sitio carga scripts de {providers}. Guardan cookies e informan qué páginas abre y que envió un formulario, no lo que escribió en él. Si rechaza, todo funciona igual.",
    accept_label: "Aceptar",
    decline_label: "Rechazar",
    footer_label: "Opciones de cookies",
    accepted_text: "Usted aceptó el {date}.",
    declined_text: "Usted rechazó el {date}.",
    signal_text:
      "Su navegador pide a los sitios que no lo rastreen, mediante Global Privacy Control o Do Not Track. Lo respetamos: no se carga nada de {providers}, sin importar lo que haya elegido antes.",
    close_label: "Cerrar",
  },
  pictures: {
    interior:
      "Vista desde el asiento trasero, de noche: una tableta encendida en el respaldo delantero muestra un anuncio",
    rider:
      "Un pasajero en el asiento trasero, de espaldas al anochecer, mira una tableta encendida mientras el conductor maneja",
    wrap_morning:
      "Un sedán en una calle mojada al atardecer, rotulado del capó a la cajuela para una tostaduría de café",
    roof_screen: "Un sedán oscuro visto desde atrás, de noche, con una pantalla encendida en el techo",
    roof_screen_side: "Un sedán visto de costado, de noche, con una pantalla encendida en el techo",
    roof_dusk: "Un sedán visto desde la acera al anochecer, con una pantalla encendida en el techo contra el cielo",
    step_apply: "Un teléfono de noche, con un formulario casi completo",
    step_contact: "Un teléfono en un auto, de noche, con una llamada entrante",
    step_install: "Un instalador, de espaldas, sostiene una tableta encendida en el respaldo de un auto",
    step_pay: "Un teléfono en un auto, con el aviso de que llegó un depósito",
    street: "Una calle de la ciudad de noche, vista por encima del techo de un auto con una pantalla encendida",
  },
  after_sending: {
    title: "Gracias. Ya lo recibimos.",
    reference_label: "Su número de referencia",
    next_title: "Qué sigue ahora",
    driver_steps: [
      "Una persona lee su solicitud.",
      "Nos comunicamos con usted en un plazo de {driver_reply}, por correo o teléfono.",
      "Usted firma un contrato antes de que se instale nada.",
    ],
    advertiser_steps: [
      "Una persona lee su mensaje.",
      "Respondemos por correo en un plazo de {advertiser_reply}.",
      "No se contrata nada antes de que acepte una cotización por escrito.",
    ],
    driver_next: "Alguien de nuestro equipo lee su solicitud y se comunica con usted.",
    advertiser_next: "Alguien de nuestro equipo lee su mensaje y le responde.",
    due_label: "Tendrá noticias nuestras a más tardar el",
    contact_title: "Cómo nos comunicamos con usted",
    contact_text: "Le escribiremos desde {contact_email} o lo llamaremos desde el {phone}.",
    booking_label: "Elija una hora para una llamada",
    never_text:
      "Nunca le pedimos que pague nada, que cobre un cheque ni que reenvíe dinero. Nunca le pedimos una contraseña.",
    status_text: "Guarde este enlace. Es solo suyo y siempre muestra en qué está lo que nos envió:",
    status_label: "Ver el estado",
    another_label: "Enviar otro formulario",
  },
}

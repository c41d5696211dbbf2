import { citiesContent } from "../pages/cities.ts"
import type { SpanishPage } from "./spanishPage.ts"

const wanted = "Buscamos conductores aquí. Recibimos todas las solicitudes y respondemos en un plazo de {driver_reply}."

/** What is said of a city whose rules do not permit it, by its name. */
const rules: Record<string, { rule: string }> = {
  "New York": {
    rule: "Por ahora no ponemos pantallas en los autos de esa ciudad. Su Comisión de Taxis y Limusinas otorga las licencias de los autos de apps de viajes: pregúntele qué permiten sus normas en el suyo.",
  },
}

/** The city pages in Spanish. The names of cities stay as they are. */
export const citiesSpanish: SpanishPage<"cities"> = {
  meta: {
    title: "Ciudades",
    description: "Dónde circulan los autos de {name}, qué ciudades tienen lista de espera y dónde no estamos.",
  },
  hero: {
    title: "Dónde circulan nuestros autos",
    text: "Todas las ciudades donde estamos, con lo que cada una ofrece a anunciantes y conductores. ¿No está la suya? Escríbanos de todos modos.",
  },
  map: {
    title: "Las ciudades en el mapa",
    text: "Cada luz es una ciudad con nuestros autos; cada anillo, una ciudad en espera.",
  },
  statuses: {
    open_label: "Abierta",
    open_text: "Nuestros autos ya circulan aquí. Se pueden iniciar campañas, y los conductores pueden postularse.",
    wait_list_label: "Lista de espera",
    wait_list_text: "Todavía no estamos aquí. Anótese y le escribimos cuando abramos.",
    not_permitted_label: "No permitida",
    not_permitted_text:
      "Por ahora no ponemos pantallas en los autos de aquí. Anótese y le escribimos cuando eso cambie.",
  },
  city: {
    title: "Publicidad en autos de apps de viajes en {city}",
    description:
      "{city} con {name}: estado, formatos de anuncio, normas locales y cómo postularse o planificar una campaña.",
    status_label: "Estado",
    formats_title: "Formatos de anuncio",
    drivers_title: "Se buscan conductores",
    rule_title: "Norma local",
    source_label: "Fuente:",
    as_of_label: "Fecha:",
    drive_label: "Postularse como conductor",
    advertise_label: "Planificar una campaña",
    wait_drive_label: "Anotarse en la lista de espera para conductores",
    wait_advertise_label: "Cuéntenos sobre su campaña",
    all_label: "Todas las ciudades",
  },
  list: {
    cities: citiesContent.list.cities.map(({ name, drivers_wanted }) => ({
      ...(drivers_wanted && { drivers_wanted: wanted }),
      ...rules[name],
    })),
  },
}

import { citiesContent } from "../../pages/cities.ts"
import type { SpanishPage } from "./spanishPage.ts"

const wanted = "Buscamos conductores aquí. Leemos todas las solicitudes y respondemos en un plazo de {driver_reply}."

const rules: Record<string, { rule: string }> = {
  "New York": {
    rule: "Quien maneja un auto con licencia de alquiler puede llevar una tableta con anuncios si así lo decide, y recibe una parte de lo que genera. La tableta debe ser de un proveedor con licencia de la Comisión de Taxis y Limusinas de la ciudad.",
  },
}

const rides: Record<string, string> = {
  "Los Angeles": "Los viajes van entre LAX, Downtown, Hollywood y las playas, con largos tramos de autopista en medio.",
  Dallas:
    "Dos aeropuertos, Uptown, Deep Ellum y las oficinas junto a la autopista de peaje: viajes largos en horas de trabajo.",
  Phoenix:
    "De Sky Harbor al centro, a Tempe y a Scottsdale: un valle extenso, con viajes largos y aficionados que llegan a los entrenamientos de primavera.",
  "San Francisco":
    "Quienes van al trabajo, a un congreso o a cenar viajan entre SFO, el Financial District, SoMa y la Mission.",
  Seattle:
    "Los pasajeros van de Sea-Tac al centro, a las oficinas de South Lake Union, a los bares de Capitol Hill y a los estadios.",
  "San Diego":
    "Asistentes a convenciones, gente que va a la playa y aficionados al béisbol viajan entre el aeropuerto, el Gaslamp Quarter y la costa.",
  Irvine: "Las oficinas, UC Irvine y el Spectrum Center dan viajes cortos, y el aeropuerto John Wayne queda al lado.",
  "San Jose":
    "Las empresas de tecnología, un aeropuerto cerca del centro y las noches de partido en la arena mueven a Silicon Valley.",
  Sacramento:
    "De día, el personal del Capitolio; de noche, los restaurantes de Midtown y el público de la arena del centro; y un viaje largo al aeropuerto.",
  "Las Vegas":
    "Los visitantes viajan toda la noche entre el aeropuerto, el Strip, Fremont Street y el centro de convenciones.",
  Denver:
    "El aeropuerto queda lejos, en la llanura, así que los viajes a Union Station son largos; las noches son de LoDo y RiNo.",
  Austin:
    "La universidad, Sixth Street y South Congress llenan las noches; los festivales y las carreras llenan el camino al aeropuerto.",
}

export const citiesSpanish: SpanishPage<"cities"> = {
  meta: {
    title: "Anuncios en autos y pago a conductores en {cities} ciudades",
    description: "Dónde circulan los autos de {name} y dónde todavía no.",
  },
  hero: {
    title: "Dónde circulan nuestros autos",
    text: "Donde hay campañas y los conductores pueden postularse. ¿No está la suya? [Escríbanos de todos modos](/contact).",
  },
  map: {
    title: "Las ciudades en el mapa",
    open_label: "Autos en circulación",
  },
  statuses: {
    open_label: "En servicio",
    open_text: "Nuestros autos ya circulan aquí. Se pueden iniciar campañas, y los conductores pueden postularse.",
    wait_list_label: "Lista de espera",
    wait_list_text: "Todavía no estamos aquí. Inscríbase y le avisaremos por correo cuando lleguemos.",
    not_permitted_label: "Aún no disponible",
    not_permitted_text:
      "Por ahora no ponemos pantallas en los autos de aquí. Inscríbase y le avisaremos por correo cuando eso cambie.",
  },
  closing: {
    title: "Empiece en su ciudad",
    text: "Ponga su marca en sus calles, o ponga su auto a trabajar.",
    advertise_label: "Anúnciese con nosotros",
    drive_label: "Postularme",
  },
  city: {
    title: "Publicidad en autos en {city}",
    description: "Cuánto cuesta anunciarse en autos en {city} y cuánto se paga a los conductores.",
    trail_label: "Ruta de navegación",
    map_title: "{city} en el mapa",
    drive_title: "Maneje en {city}",
    pay_label: "{hours} horas por semana aquí, con una tableta (est.)",
    full_pay_label: "{hours} horas o más (est.)",
    pay_period: "al mes, antes de impuestos",
    list_pay_note: "Las cifras son el pago al conductor por mes, antes de impuestos (est.), de mayor a menor.",
    pay_button: "Calcular con sus horas",
    drive_label: "Postularme como conductor",
    advertise_title: "Anúnciese en {city}",
    impressions_label: "Planificado por ciudad: impresiones semanales en tabletas (est.)",
    cost_label: "Todas, por cuatro semanas (est.)",
    formats_label: "Formatos en {city}",
    advertise_label: "Planificar una campaña",
    basis_label: "De dónde salen estas cifras",
    wait_drive_label: "Inscribirme en la lista de espera para conductores",
    wait_advertise_label: "Cuéntenos sobre su campaña",
    rule_title: "Norma local",
    source_label: "Fuente:",
    as_of_label: "Consultada el",
    near_label: "Ciudades más cercanas:",
    closing_title: "Empiece en {city}",
    wait_closing_title: "¿Nos quiere en {city}?",
  },
  rides: {
    items: citiesContent.rides.items.map(({ name }) => ({ text: rides[name] ?? "" })),
  },
  list: {
    cities: citiesContent.list.cities.map(({ name, drivers_wanted }) => ({
      ...(drivers_wanted && { drivers_wanted: wanted }),
      ...rules[name],
    })),
  },
}

import type { GlobalContent } from "../registry.ts"
import type { Translation } from "../translation.ts"

/** The shared facts in Spanish. Figures keep their values; reply promises and dates are written by rule. */
export const globalSpanish: Translation<GlobalContent> = {
  company: { location: "California, EE. UU." },
  figures: {
    active_vehicles: { measures: "Autos que llevan nuestras pantallas o rotulados" },
    cities: {
      measures: "Ciudades donde circulan nuestros autos",
      basis: "Contadas en la lista de ciudades de este sitio",
    },
    monthly_impressions: {
      measures: "Impresiones de todos los anuncios en un mes, en todas las ciudades y todos los formatos",
    },
    monthly_reach: {
      measures: "Personas que ven un anuncio en un mes, en todas las ciudades y todos los formatos",
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
      measures: "Promedio de todos los conductores y formatos; aún sin indicar las horas ni el período",
    },
    driver_monthly_pay: {
      measures: "Pago mensual por llevar una pantalla; aún sin indicar las horas de manejo",
    },
  },
  figure_notes: {
    as_of: "al",
    unverified: "Dato de la empresa, aún sin verificar",
  },
}

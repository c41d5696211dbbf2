import type { SpanishPage } from "./spanishPage.ts"

/** The driver page in Spanish. */
export const driversSpanish: SpanishPage<"drivers"> = {
  meta: {
    title: "Maneje con una pantalla y gane todos los meses",
    description:
      "Los conductores de Uber y Lyft llevan una pantalla de {name} y ganan un ingreso pasivo, con depósito directo cada semana. Envíe su solicitud aquí.",
  },
  hero: {
    title: "Su auto ya hace el recorrido. Cobre por lo que se ve.",
    text: "Lleve una pantalla de {name} y cobre cada semana, además de sus viajes. Funciona sola.",
    button_label: "Quiero ser conductor",
    figure_label: "al mes, además de sus viajes",
  },
  benefits: {
    title: "Lo que usted recibe",
    text: "Cuatro cosas, dichas con claridad. Su contrato de campaña las pone por escrito.",
    cards: [
      {
        title: "Ingreso pasivo",
        text: "Un pago mensual por las horas que usted ya maneja, trabaje con Uber, con Lyft o con las dos.",
      },
      {
        title: "Pago semanal",
        text: "Por depósito directo, cada semana. No tiene que enviar facturas ni pedirlo.",
      },
      {
        title: "Sin hablar de los anuncios",
        text: "Nada que explicar, nada que vender. Los pasajeros miran si quieren; usted sigue atento al camino.",
      },
      {
        title: "Instalación automática",
        text: "La pantalla se configura sola y busca sus propios anuncios. Usted maneja como siempre.",
      },
    ],
  },
  how_it_works: {
    title: "Cómo funciona",
    text: "Cuatro paradas desde aquí hasta el primer depósito.",
    steps: [
      {
        title: "Envía su solicitud",
        text: "Ocho respuestas en esta página. Debe tener al menos {minimum_age} años.",
      },
      {
        title: "Nos comunicamos con usted",
        text: "En un plazo de {driver_reply}. Su pago queda por escrito en un contrato antes de que se instale nada en su auto.",
      },
      {
        title: "Se instala la pantalla",
        text: "La configuración es automática. Encienda el auto y ya está al aire.",
      },
      {
        title: "Usted cobra",
        text: "Cada semana por depósito directo, mientras la pantalla viaje con usted.",
      },
    ],
  },
  apply: {
    eyebrow: "Quiero ser conductor",
    title: "Solicitud para conductores",
    text: "Son ocho respuestas, y nos comunicamos con usted en un plazo de {driver_reply}. Los conductores deben tener al menos {minimum_age} años.",
  },
  quick_links: {
    title: "Enlaces rápidos",
    drivers_label: "El programa para conductores, en resumen",
  },
}

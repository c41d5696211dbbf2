import type { SpanishPage } from "../spanishPage.ts"

export const inventorySpanish: SpanishPage<"inventory"> = {
  meta: {
    title: "Espacios y precios por ciudad y semana",
    description:
      "Lo que está libre en cada ciudad y semana en tabletas a bordo, autos rotulados y pantallas en el techo, con precios, en tabla y en archivo.",
  },
  hero: {
    title: "Qué está libre y cuánto cuesta",
    text: "Todas las ciudades abiertas, las próximas {weeks} semanas. El estimador se abre con lo que está libre. Díganos su primera semana cuando envíe el plan.",
    plan_label: "Planificar una campaña",
    csv_label: "Descargar en CSV",
  },
  table: {
    city_label: "Ciudad",
    free_counted_label: "Impresiones contadas libres por semana",
    free_modeled_label: "Impresiones estimadas libres por semana",
    free_cars_label: "Autos libres por semana",
    week_price_label: "Precio de todas ellas",
    price_label: "Precio",
    minimum_label: "Mínimo",
    capacity_label: "Oferta por ciudad y semana",
    cars_capacity_label: "Autos por ciudad",
    all_key: "Todo libre",
    part_key: "Reservado en parte",
    none_key: "Reservado",
    soon_key: "Demasiado pronto para un archivo nuevo",
    all_free_text:
      "No hay nada reservado en ninguna de estas ciudades. Un archivo que envíe hoy puede salir desde el {date}.",
    weeks_label: "Ver las semanas",
  },
  notes: {
    title: "Cómo leerla",
    items: [
      {
        title: "Cifras de planificación",
        text: "Lo que ofrece una ciudad es la cifra con la que planifica nuestro estimador, menos lo que ya está reservado.",
      },
      {
        title: "Cuatro semanas con un toque",
        text: "Cada celda abre el estimador con todo lo que está libre en cuatro semanas desde ahí. Sin enlace: es menos que nuestro mínimo.",
      },
      {
        title: "Su cotización confirma las semanas",
        text: "Mirar no reserva nada. El estimador planifica con toda la oferta de una ciudad, y su cotización dice qué semanas son suyas.",
      },
    ],
  },
  closing: {
    title: "¿Ya tiene sus semanas?",
    text: "Envíenos el plan y le responderemos en un plazo de {advertiser_reply} con un precio firme.",
    button_label: "Contáctenos hoy",
    report_label: "Ver un informe de muestra",
  },
}

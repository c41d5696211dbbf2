import type { SpanishPage } from "./spanishPage.ts"

export const advertisingSpanish: SpanishPage<"advertising"> = {
  meta: {
    title: "Publicidad en autos en {cities} ciudades: pantallas y rotulados",
    description:
      "Tabletas a bordo, autos rotulados y pantallas dinámicas en el techo en {cities} ciudades, con segmentación por lugar, hora y público, y medición en vivo.",
  },
  hero: {
    title: "El mejor asiento de la ciudad mira su anuncio",
    text: "Autos que trabajan con apps como Uber y Lyft llevan su marca por la ciudad: en una pantalla frente al pasajero, en el techo por encima del tráfico y en todo el auto.",
    formats_label: "Ver formatos y precios",
    button_label: "Contáctenos hoy",
    see_label: "Vea su anuncio en un auto",
  },
  formats: {
    title: "Tres formatos, una sola red",
    text: "Contrate uno o combine los tres en las mismas calles.",
    specification_label: "Archivos, plazos y precios de cada formato",
    kit_label: "Kit de medios",
    cards: [
      {
        title: "Tableta a bordo",
        text: "Video justo frente al pasajero, que tiene unos minutos libres y muchas veces va a comprar. La reproducción sigue la posición del auto: barrios, zonas comerciales, puntos de interés.",
        fact_value: "{view_time}",
        fact_label: "de visualización promedio, según la duración del viaje",
      },
      {
        title: "Auto rotulado",
        text: "Todo el auto es el lienzo. De día recorre las zonas de más tráfico y de noche las de más ambiente.",
        fact_value: "250 pies",
        fact_label: "cuadrados aprox., para rotular un sedán completo",
      },
      {
        title: "Pantalla dinámica en el techo",
        text: "Una pantalla brillante por encima del tráfico que cambia con cada cuadra. Delimite la zona, elija las horas y cambie el mensaje con el auto en marcha.",
        fact_value: "{uptime}",
        fact_label: "del tiempo, con las pantallas encendidas",
      },
    ],
  },
  engagement: {
    title: "Vea su campaña mientras está en marcha",
    text: "Sin esperar semanas por un informe. Su panel en vivo cuenta impresiones, interacción y rendimiento de la campaña mientras los autos circulan.",
    points: [
      { title: "Zonas geográficas", text: "Desde una ciudad entera hasta un solo punto de interés." },
      {
        title: "Franjas horarias",
        text: "Camino al trabajo, almuerzo, salida nocturna: pague por las horas que le importan.",
      },
      {
        title: "Segmentación demográfica",
        text: "Elija las zonas y las horas de las personas a las que quiere llegar.",
      },
      {
        title: "Optimización de anuncios con IA",
        text: "El presupuesto va a los lugares y a los anuncios que mejor rinden.",
      },
    ],
  },
  campaign_stats: {
    title: "Datos de campaña",
    note: "Cifras de toda la red. El gráfico es de una campaña inventada, sin datos de clientes.",
    report_label: "Ver un informe de muestra",
    by_day_label: "Impresiones por día",
    items: [
      { value: "{monthly_reach}", label: "de alcance mensual, en impresiones" },
      { value: "{completion}", label: "de anuncios completos, vistos hasta el final" },
      { value: "{average_view_time}", label: "de visualización promedio, {view_time} según el viaje" },
    ],
  },
  clients: {
    title: "Se anuncian con nosotros",
  },
  cases: {
    goal_label: "Objetivo",
    campaign_label: "Qué se mostró",
    source_label: "Fuente",
  },
  partners: {
    title: "Medido con",
  },
  closing: {
    title: "Díganos por dónde viajan sus clientes",
    text: "Le responderemos en un plazo de {advertiser_reply}.",
    button_label: "Contáctenos hoy",
  },
}

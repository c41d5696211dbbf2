import type { SpanishPage } from "./spanishPage.ts"

export const homeSpanish = {
  meta: {
    title: "Publicidad que viaja con la ciudad",
    description:
      "Anuncios en video según la ubicación, en pantallas dentro de autos de viajes por app, y autos rotulados que son vallas publicitarias en movimiento.",
  },
  hero: {
    title: "La publicidad que viaja con la ciudad",
    text: "Llegue a los pasajeros con anuncios en video que cambian según la zona. Haga que su marca se vea donde más importa.",
    button_label: "Anúnciese con nosotros",
    drivers_label: "¿Maneja para Uber o Lyft? Vea cuánto paga",
    offer: "{cities} ciudades, campañas desde {dollars}, respuesta en {advertiser_reply}",
    advertisements: [
      { title: "Función de noche, quedan dos asientos", text: "El teatro a la vuelta de la esquina" },
      { title: "Almuerzo, a la izquierda", text: "Ramen recién hecho, abierto ahora" },
    ],
    pause_label: "Pausar las imágenes en movimiento",
  },
  brands: {
    title: "Para marcas y agencias",
    text: "El pasajero tiene nuestra pantalla al alcance de la mano durante todo el viaje. Usted decide dónde, cuándo y para quién se muestra.",
    cards: [
      {
        title: "Anuncios según la ubicación",
        text: "Delimite un barrio, una zona de oficinas o una sola puerta. Su anuncio empieza cuando el auto entra y termina cuando sale.",
      },
      {
        title: "Resultados en tiempo real",
        text: "Impresiones, interacción y rendimiento de la campaña en un panel en vivo, mientras los autos siguen en la calle.",
      },
      {
        title: "Campañas con la segmentación justa",
        text: "Café a las siete, cócteles a las nueve. Combine franjas horarias con datos demográficos y deje que la optimización con IA lleve el presupuesto a lo que funciona.",
      },
    ],
    button_label: "Conozca nuestra publicidad",
  },
  coverage: {
    title: "Dónde circulan nuestros autos",
    text: "Cada luz es una ciudad con nuestros autos.",
    button_label: "Ver todas las ciudades",
  },
  statistics: {
    title: "La red en cifras",
    items: [
      { value: "{active_vehicles}", label: "vehículos activos" },
      { value: "{cities}", label: "ciudades" },
      { value: "{monthly_impressions}", label: "impresiones al mes" },
      { value: "{uptime}", label: "del tiempo, con las pantallas encendidas" },
      { value: "{view_time}", label: "de visualización promedio, según la duración del viaje" },
      { value: "{driver_earnings}", label: "de ingreso promedio por conductor" },
    ],
  },
  drive: {
    title: "¿Cuánto le pagaría una pantalla?",
    text: "Usted ya está en la calle. Una tableta en el respaldo paga por las horas que maneja, además de lo que gana por viajes y propinas.",
    hours_label: "Horas que maneja por semana",
    hours_text: "{hours} horas por semana, con una tableta",
    button_label: "Vea cuánto paga una pantalla",
  },
  vehicle_wrap: {
    title: "Convierta sus anuncios en una valla en movimiento",
    text: "Una valla espera a que pase el tráfico. Un auto rotulado es el tráfico: todo el día en la calle, donde sus clientes viven, trabajan y esperan.",
    button_label: "Inicie su campaña",
    see_label: "Vea su anuncio en un auto",
  },
  closing: {
    title: "¿Listo para empezar?",
    text: "Súmese hoy al futuro de la publicidad exterior",
    contact_label: "Contáctenos",
    learn_more_label: "Más información",
  },
} satisfies SpanishPage<"home">

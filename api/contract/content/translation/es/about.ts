import { homeSpanish } from "./home.ts"
import type { SpanishPage } from "./spanishPage.ts"

export const aboutSpanish: SpanishPage<"about"> = {
  meta: {
    title: "Una red de anuncios que comparte lo que gana",
    description:
      "{name} convierte los autos de viajes por app en una red de medios y comparte lo que generan los anuncios con quienes los manejan.",
  },
  hero: {
    title: "Iluminamos el viaje",
    text: "Con sede en {location}, {name} es una red de publicidad en autos de viajes por app. Los pasajeros ven su anuncio y los conductores reciben una parte de lo que genera.",
  },
  mission: {
    title: "Nuestra misión",
    text: "Todos los días hay personas en el asiento trasero de un auto que buscan algo que mirar. Les damos ese momento a las marcas, ligado a la calle donde ocurre, y compartimos lo que genera con quien va al volante.",
  },
  values: {
    title: "Lo que nos define",
    items: [
      {
        title: "Innovación",
        text: "Una ciudad cambia con cada cuadra y cada hora. Nuestras pantallas también: la geolocalización, las franjas horarias y la optimización con IA no son extras, son la forma en que funciona la red.",
      },
      {
        title: "Colaboración",
        text: "Los conductores cobran cada semana, de forma automática. Los anunciantes hablan con una persona que responde en un plazo de {advertiser_reply}. Las condiciones quedan por escrito antes de empezar.",
      },
      {
        title: "Resultados",
        text: "Contamos lo que podemos demostrar y al resto lo llamamos estimación. Los anunciantes ven sus resultados en vivo y deciden con las mismas cifras que vemos nosotros.",
      },
      {
        title: "Eficiencia",
        text: "Los autos ya están en la calle. La instalación es automática, nadie maneja de más y el presupuesto va a donde rinde.",
      },
    ],
  },
  company: {
    title: "Con quién trata",
    name_label: "Empresa",
    location_label: "Sede",
    email_label: "Correo electrónico",
    phone_label: "Teléfono",
  },
  people: { title: "Con quién va a hablar", licenses_label: "Licencias" },
  statistics: {
    title: homeSpanish.statistics.title,
    items: homeSpanish.statistics.items.filter(({ value }) => value !== "{view_time}" && value !== "{cities}"),
  },
  closing: {
    title: "Dos formas de sumarse",
    text: "Ponga su marca en la calle, o ponga su auto a trabajar.",
    advertise_label: "Anúnciese con nosotros",
    drive_label: "Postularme",
  },
}

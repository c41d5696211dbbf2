import type { repliesContent } from "../../pages/mails/replies.ts"
import type { Translation } from "../translation.ts"

export const repliesSpanish: Translation<typeof repliesContent> = {
  drivers: {
    greeting: "Hola, {first_name}:",
    signature: "{operator}\n{brand}",
    city_opened: {
      subject: "{brand} ya está en {city}",
      body: "Nos pidió que le escribiéramos cuando abriéramos en {city}. Ya lo hicimos: nuestros autos circulan allí, y su {vehicle} puede ser uno de ellos.\n\n¿Todavía quiere manejar con nosotros? Responda a este correo y le diremos qué sigue.",
    },
    templates: [
      {
        name: "Próximos pasos",
        subject: "Sus próximos pasos con {brand}",
        body: "Gracias por su solicitud para manejar con {brand} en {city}. Su {vehicle} es lo que buscamos.\n\nEsto es lo que sigue:\n1. Conversamos diez minutos sobre dónde y cuándo maneja.\n2. Revisamos su auto y acordamos un día para la instalación.\n3. Usted maneja como siempre y cobra cada semana.\n\n¿Qué día y a qué hora le conviene la llamada? Basta con que responda a este correo.",
        asks_for: "",
      },
      {
        name: "Algunas preguntas",
        subject: "Algunas preguntas sobre su {vehicle}",
        body: "Gracias por su solicitud para manejar con {brand}. Antes de decirle que sí, necesitamos saber un poco más:\n\n- ¿Cuántas horas por semana maneja en {city}?\n- ¿El {vehicle} es suyo, en leasing o alquilado?\n- ¿Puede enviarnos una foto de cada lado?\n\nBasta con que responda a este correo.",
        asks_for: "",
      },
      {
        name: "Todavía no",
        subject: "Su solicitud a {brand}",
        body: "Gracias por su solicitud para manejar con {brand} en {city}. Por ahora no tenemos allí una campaña para su {vehicle}, así que hoy no podemos ofrecerle un lugar.\n\nLe escribiremos cuando eso cambie. Si algo cambia para usted, como su auto o la zona donde maneja, avísenos respondiendo a este correo.",
        asks_for: "",
      },
      {
        name: "Tarjeta del seguro",
        subject: "Nos falta algo: su tarjeta del seguro",
        body: "Gracias por su solicitud para manejar con {brand}. Para seguir, necesitamos su tarjeta del seguro: basta con una foto en la que se pueda leer todo.",
        asks_for: "Su tarjeta del seguro",
      },
    ],
  },
  advertisers: {
    greeting: "Hola, {first_name}:",
    signature: "{operator}\n{brand}",
    city_opened: {
      subject: "{brand} ya está en {city}",
      body: "Nos preguntó por la publicidad en {city}, y quedamos en escribirle cuando abriéramos allí. Nuestros autos ya circulan por la ciudad.\n\n¿Todavía quiere que vean a {company} en ellos? Responda a este correo y le enviaremos cómo se vería y cuánto costaría.",
    },
    templates: [
      {
        name: "Acordar una llamada",
        subject: "{company} en la calle: ¿cuándo hablamos?",
        body: "Gracias por pensar en {brand} para {company}. En veinte minutos podemos definir a quién quiere llegar, dónde está ese público y cómo sería un primer mes.\n\n¿Qué día y a qué hora le conviene? Responda a este correo y lo llamaremos.",
        asks_for: "",
      },
      {
        name: "Preguntas para una cotización",
        subject: "Algunas preguntas antes de nuestra cotización para {company}",
        body: "Gracias por su interés en {brand}. Para que nuestra cotización se ajuste a {company}, cuéntenos:\n\n- ¿Qué zonas y qué horas del día le importan más?\n- ¿Cuándo debería empezar la campaña y cuánto debería durar?\n- ¿Hay un presupuesto que debamos respetar?\n\nLe enviaremos un plan y un precio en cuanto tengamos sus respuestas.",
        asks_for: "",
      },
      {
        name: "No donde nos necesita",
        subject: "Su consulta a {brand}",
        body: "Gracias por pensar en {brand} para {company}. Donde usted quiere que lo vean no tenemos hoy suficientes autos para hacer un buen trabajo, y preferimos decírselo antes que venderle menos de lo que espera.\n\nLe escribiremos cuando eso cambie. Si otra zona también le sirve, avísenos respondiendo a este correo.",
        asks_for: "",
      },
    ],
  },
}

import type { SpanishPage } from "./spanishPage.ts"

export const driversSpanish: SpanishPage<"drivers"> = {
  meta: {
    title: "Gane con una pantalla en su auto, cada semana",
    description:
      "Quienes manejan con Uber o Lyft ganan {driver_monthly_pay} al mes por una pantalla en su auto, con depósito directo cada semana. Ocho preguntas para postularse.",
  },
  hero: {
    title: "Usted maneja. La pantalla le paga.",
    text: "Lleve una pantalla de {name} y cobre cada semana. Funciona sola.",
    button_label: "Postularme",
    questions_label: "Lo que preguntan los conductores",
    figure_label: "al mes, además de lo que gana por sus viajes",
  },
  benefits: {
    title: "Lo que usted recibe",
    text: "Su contrato de campaña lo pone por escrito.",
    cards: [
      {
        title: "Ingreso pasivo",
        text: "Un pago por las horas que usted ya maneja, con Uber, con Lyft o con las dos.",
      },
      {
        title: "Pago semanal",
        text: "Por depósito directo. Sin facturas que enviar ni un mínimo que alcanzar.",
      },
      {
        title: "Sin hablar de los anuncios",
        text: "Nada que explicar, nada que vender. Usted sigue atento al camino.",
      },
      {
        title: "Instalación automática",
        text: "La pantalla busca sus propios anuncios. Usted maneja como siempre.",
      },
    ],
  },
  how_it_works: {
    title: "Cómo funciona",
    text: "Cuatro pasos hasta su primer depósito.",
    steps: [
      {
        title: "Envía su solicitud",
        text: "Ocho preguntas cortas. Una persona lee sus respuestas.",
      },
      {
        title: "Nos comunicamos con usted",
        text: "En {driver_reply}. Usted firma [un contrato](/driver-agreement) antes de que se instale nada.",
      },
      {
        title: "Se instala la pantalla",
        text: "Una visita, a la hora que acordemos. Encienda el auto, y ya funciona.",
      },
      {
        title: "Usted cobra",
        text: "Cada semana, mientras haya una campaña en su auto.",
      },
    ],
  },
  estimator: {
    title: "Calcule su pago",
    text: "Según sus horas, el formato y la ciudad.",
    hours_label: "Horas que maneja por semana",
    format_label: "Qué lleva su auto",
    city_label: "Dónde maneja",
    other_city_label: "Otra ciudad",
    button_label: "Calcular",
    result_label: "Pago estimado",
    period: "al mes, antes de impuestos",
    weekly_period: "por semana",
    formula_title: "Cómo se calculó",
    hours_factor: "sus horas ÷ {hours}",
    assumptions_title: "Qué supone el cálculo",
    assumptions: [
      "Usted maneja estas horas todas las semanas del mes, con los anuncios encendidos.",
      "Más de {hours} horas por semana no suman pago.",
      "Un solo formato en el auto y una campaña que dura todo el mes. Entre una campaña y otra puede ser menos.",
      "No se descuentan sus gastos, como el combustible, ni sus impuestos.",
    ],
    average_title: "Cuánto tarda en ganar {driver_earnings}",
    average_text: "Nuestro ingreso promedio por conductor, con estas tarifas y a {hours} horas por semana:",
    average_weeks: "{weeks} semanas",
    caution: "Es una estimación, no una promesa: su contrato de campaña indica su monto.",
    unknown: "Todavía no hay un rango para esta opción. Su contrato de campaña indica el monto.",
  },
  rates: {
    full_hours: { measures: "Horas por semana con las que se gana el rango completo" },
    car_wrapping: { measures: "Pago al mes por un auto rotulado, con las horas semanales completas" },
    on_top_dynamic_screen: {
      measures: "Pago al mes por una pantalla dinámica en el techo, con las horas semanales completas",
    },
    other_cities: { measures: "Porcentaje del rango que se paga en todas las demás ciudades" },
    cities: [
      { share: { measures: "Porcentaje del rango que se paga en Los Angeles" } },
      { share: { measures: "Porcentaje del rango que se paga en San Francisco" } },
      { share: { measures: "Porcentaje del rango que se paga en Las Vegas" } },
    ],
  },
  requirements: {
    title: "Qué necesita",
    text: "Cinco cosas, sin costo. Marque lo que ya tiene: no sale de esta página.",
    items: [
      { title: "Tener al menos {minimum_age} años", text: "Lo confirma al enviar la solicitud." },
      { title: "Una cuenta en Uber o Lyft", text: "En una o en ambas. También nueva o en pausa." },
      {
        title: "Un auto en el que se pueda instalar",
        text: "Propio, o con permiso del dueño, la financiera o la empresa de alquiler.",
      },
      {
        title: "Licencia y seguro",
        text: "Los que su plataforma le exige. Sin documentos para postularse.",
      },
      {
        title: "Maneja en una de nuestras ciudades o cerca",
        text: "¿En otra? Postúlese y le diremos qué es posible.",
      },
    ],
    all_text: "Parece que es para usted. Le faltan ocho preguntas cortas.",
    some_text: "¿Le falta algo? Postúlese de todos modos. Una persona lee cada solicitud.",
  },
  questions: {
    title: "Lo que preguntan los conductores",
    text: "Si aquí no está su respuesta, escriba a {contact_email}.",
    items: [
      {
        title: "¿Cuánto me pagan y por qué concepto?",
        text: "Un monto mensual por lo que lleva su auto, según las horas que maneja con los anuncios encendidos. Con las horas semanales completas gana el rango completo; con la mitad, la mitad. Donde hay más campañas contratadas, se paga más. El cálculo al comienzo de esta página lo hace con sus horas, y su contrato indica su monto.",
      },
      {
        title: "¿Cuándo me pagan?",
        text: "Cada semana, por depósito directo, desde que empieza su campaña. No hay que enviar facturas ni llegar a un mínimo. Su contrato indica la fecha del primer depósito.",
      },
      {
        title: "¿Tengo que pagar algo?",
        text: "No. No hay cuota ni depósito, y la instalación y el retiro son gratis. Si alguien le pide dinero en nuestro nombre, no somos nosotros.",
      },
      {
        title: "¿Y mi seguro?",
        text: "Avise primero a su aseguradora: una pantalla o un rotulado es un cambio en su auto. Pregunte por escrito si su póliza lo permite y qué cubre. No podemos responder por su aseguradora. Su contrato dice quién asegura la pantalla.",
      },
      {
        title: "¿Se dañarán la pintura o la batería, o bajará el valor de reventa?",
        text: "No podemos descartarlo para todos los autos. Si al instalar, llevar o retirar el equipo se daña el suyo, [el contrato](/driver-agreement) dice que lo mandamos reparar o pagamos la reparación. Pregunte antes de firmar cómo se fija, de dónde toma la corriente y cómo se retira, y tome fotos del auto el día de la instalación.",
      },
      {
        title: "¿Uber o Lyft pueden desactivarme por esto?",
        text: "Cada una tiene sus normas para conductores, y cambian. Léalas antes de postularse: los [documentos legales de Uber](https://www.uber.com/legal/) y los [términos del servicio de Lyft](https://www.lyft.com/terms). Si su plataforma dice que no, nosotros también. No podemos hablar por ellas. Si cierran o pausan su cuenta, avísenos: el pago depende de sus horas, y el retiro es gratis.",
      },
      {
        title: "¿Puedo darme de baja?",
        text: "Sí, cuando quiera. Escríbanos y acordaremos cuándo retirar la pantalla o el rotulado, sin costo. Su contrato indica la fecha de su último pago.",
      },
      {
        title: "¿Cuánto tarda la instalación y dónde se hace?",
        text: "Depende del formato, de su auto y de su ciudad; un rotulado tarda más que una pantalla. Acordaremos el lugar, el día y el tiempo que lleva antes de que usted firme algo.",
      },
      {
        title: "¿La pantalla sabe por dónde manejo?",
        text: "Mientras está encendida, sí: los anuncios se eligen según la posición del auto. [El contrato](/driver-agreement) dice para qué se usa, y la [Política de privacidad](/privacy-policy), qué guardamos.",
      },
      {
        title: "¿Debo pagar impuestos?",
        text: "Lo que cobra por llevar anuncios es un ingreso. Guarde sus comprobantes de pago y pregunte a un preparador de impuestos qué le corresponde.",
      },
      {
        title: "¿Qué voy a firmar?",
        text: "Un contrato de campaña con su monto y sus fechas. [El contrato](/driver-agreement) dice en pocas líneas qué vale para equipo, pago, daños, datos, baja e impuestos.",
      },
      {
        title: "¿De quién es la pantalla?",
        text: "De {name}. Usted la lleva mientras participe; no la compra ni la alquila. Si se daña o se la roban, avísenos el mismo día. Su contrato dice qué pasa entonces.",
      },
      {
        title: "¿Y si manejo menos por un tiempo?",
        text: "Entonces gana menos durante ese tiempo, porque el pago depende de sus horas. Puede tomarse una semana libre sin problema.",
      },
      {
        title: "¿Se permiten las pantallas en mi ciudad?",
        text: "Las normas cambian de una ciudad a otra. Las revisamos antes de instalar algo. Si no lo permiten, no instalamos.",
      },
      {
        title: "¿De qué año debe ser mi auto y cuántas horas debo manejar?",
        text: "Para postularse no ponemos límite de año ni mínimo de horas: díganos el año de su auto y le diremos si sirve para una campaña. Su plataforma tiene su propio límite de año.",
      },
    ],
  },
  safety: {
    text: "Nunca le pedimos dinero, un cheque para depositar, el acceso a su banco ni tarjetas de regalo.",
    link_label: "¿De verdad somos nosotros? Cómo saberlo",
  },
  apply: {
    eyebrow: "Postularme",
    title: "Solicitud para conductores",
    text: "Ocho preguntas cortas. Le respondemos en {driver_reply}.",
    agreement: "Antes de instalar nada, usted firma [un contrato](/driver-agreement). Postularse no obliga a nada.",
    bar_label: "Postularme: 8 preguntas",
  },
  closing: {
    title: "Usted ya maneja",
    text: "Ponga una pantalla a trabajar en las millas que ya recorre. Le respondemos en {driver_reply}.",
  },
  quick_links: {
    title: "Enlaces rápidos",
    drivers_label: "El programa para conductores, en resumen",
  },
}

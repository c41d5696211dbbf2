import type { SpanishPage } from "./spanishPage.ts"

export const driversSpanish: SpanishPage<"drivers"> = {
  meta: {
    title: "Maneje con una pantalla y cobre cada semana",
    description:
      "Los conductores de Uber y Lyft llevan una pantalla de {name} y ganan un ingreso pasivo, con depósito directo cada semana. Envíe su solicitud aquí.",
  },
  hero: {
    title: "Usted ya maneja. Que la pantalla también le pague.",
    text: "Lleve una pantalla de {name} y cobre cada semana, además de lo que gana por sus viajes. Funciona sola.",
    button_label: "Postularme",
    figure_label: "al mes, además de lo que gana por sus viajes",
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
    text: "Cuatro pasos hasta su primer depósito.",
    steps: [
      {
        title: "Envía su solicitud",
        text: "Ocho preguntas cortas en esta página. Debe tener al menos {minimum_age} años.",
      },
      {
        title: "Nos comunicamos con usted",
        text: "En un plazo de {driver_reply}. Su pago queda por escrito en un contrato antes de que se instale nada en su auto.",
      },
      {
        title: "Se instala la pantalla",
        text: "La configuración es automática. Encienda el auto y la pantalla empieza a funcionar.",
      },
      {
        title: "Usted cobra",
        text: "Cada semana por depósito directo, mientras la pantalla viaje con usted.",
      },
    ],
  },
  pay: {
    title: "Qué le pagamos y por qué",
    text: "Sin puntos ni niveles. Tres cosas determinan su pago: el formato, las horas y la ciudad.",
    items: [
      {
        title: "Qué se paga",
        text: "Un monto mensual por el formato que lleva su auto, además de lo que gana por sus viajes y propinas. Su contrato de campaña indica el monto.",
      },
      {
        title: "Cómo se calcula",
        text: "Según las horas que maneja con los anuncios encendidos. Con las horas semanales completas gana el rango completo; con la mitad, la mitad. Donde hay más campañas contratadas, se paga más.",
      },
      {
        title: "Cuándo se paga",
        text: "Cada semana, por depósito directo. No hay que enviar facturas ni llegar a un mínimo.",
      },
      {
        title: "Qué se necesita",
        text: "Una visita para instalar la pantalla o el rotulado y, después, las horas que usted ya maneja. Mantenga la pantalla conectada y limpia.",
      },
    ],
  },
  estimator: {
    title: "¿Cuánto podría ganar usted?",
    text: "Tres datos, un rango. No se guardan ni pasan a su solicitud.",
    hours_label: "Horas que maneja por semana",
    format_label: "Qué lleva su auto",
    city_label: "Dónde maneja",
    other_city_label: "Otra ciudad",
    button_label: "Calcular",
    result_label: "Pago estimado",
    period: "al mes, antes de impuestos",
    weekly_period: "por semana",
    formula_title: "Cómo se calculó",
    hours_factor: "sus horas ÷ las horas semanales completas",
    assumptions_title: "Qué supone el cálculo",
    assumptions: [
      "Usted maneja estas horas todas las semanas del mes, con los anuncios encendidos.",
      "Las horas que pasan de las semanales completas no suman pago.",
      "Un solo formato en el auto y una campaña que dura todo el mes. Entre una campaña y otra puede ser menos.",
      "No se descuentan sus gastos, como el combustible, ni sus impuestos.",
    ],
    average_title: "Hasta sumar {driver_earnings}",
    average_text: "Nuestro ingreso promedio por conductor, con estas tarifas y a {hours} horas por semana:",
    average_weeks: "{weeks} semanas",
    caution: "Es una estimación, no una promesa. Se le paga lo que dice su contrato de campaña.",
    unknown: "Todavía no hay un rango para esta opción. Su contrato de campaña indica el monto.",
  },
  rates: {
    full_hours: { measures: "Horas por semana con las que se gana el rango completo" },
    car_wrapping: { measures: "Pago al mes por un auto rotulado, con las horas semanales completas" },
    on_top_dynamic_screen: {
      measures: "Pago al mes por una pantalla dinámica en el techo, con las horas semanales completas",
    },
    other_cities: { measures: "Parte del rango en todas las demás ciudades" },
    cities: [
      { share: { measures: "Parte del rango en Los Angeles" } },
      { share: { measures: "Parte del rango en San Francisco" } },
      { share: { measures: "Parte del rango en Las Vegas" } },
    ],
  },
  requirements: {
    title: "Qué necesita",
    text: "Cinco cosas, y ninguna le cuesta nada.",
    items: [
      { title: "Tener al menos {minimum_age} años", text: "Lo confirma al enviar la solicitud." },
      { title: "Una cuenta en Uber o Lyft", text: "Activa en una de las dos, o en ambas." },
      {
        title: "Un auto en el que se pueda instalar",
        text: "Propio, o uno cuyo dueño, financiera o empresa de alquiler lo autorice por escrito.",
      },
      {
        title: "Licencia y seguro",
        text: "Los que su plataforma ya le exige. Para postularse no hace falta ningún documento.",
      },
      {
        title: "Maneja en una de nuestras ciudades",
        text: "La mayor parte de sus horas, en una de ellas o cerca.",
      },
    ],
  },
  check: {
    title: "¿Es para usted?",
    text: "Tres preguntas. Sus respuestas no salen de esta página.",
    yes_label: "Sí",
    no_label: "No",
    questions: [
      {
        title: "¿Maneja actualmente con Uber o Lyft?",
        if_no: "Puede ser una cuenta nueva o en pausa. Díganos cuándo vuelve a manejar.",
      },
      {
        title: "¿Maneja en una de nuestras ciudades o cerca de ella?",
        if_no: "Indique su ciudad en la solicitud. La guardaremos y le diremos qué es posible allí.",
      },
      {
        title: "¿El auto es suyo, o su dueño estaría de acuerdo?",
        if_no: "El dueño tiene que estar de acuerdo antes de instalar algo, no antes de que usted se postule.",
      },
    ],
    all_yes: "Parece que es para usted. Le faltan ocho preguntas cortas.",
    some_no: "Puede postularse de todos modos. Una persona lee cada solicitud.",
    button_label: "Ir a la solicitud",
  },
  questions: {
    title: "Lo que preguntan los conductores",
    text: "Si aquí no está su respuesta, escriba a {contact_email}.",
    items: [
      {
        title: "¿Tengo que pagar algo?",
        text: "No. No hay cuota ni depósito, y la instalación y el retiro son gratis. Si alguien le pide dinero en nuestro nombre, no somos nosotros.",
      },
      {
        title: "¿De quién es la pantalla?",
        text: "De {name}. Usted la lleva mientras participe; no la compra ni la alquila. Si se daña o se la roban, avísenos el mismo día. Su contrato dice qué pasa entonces.",
      },
      {
        title: "¿Y mi seguro?",
        text: "Avise primero a su aseguradora: una pantalla o un rotulado es un cambio en su auto. Pregunte por escrito si su póliza lo permite y qué cubre. No podemos responder por ella. Su contrato dice quién asegura la pantalla.",
      },
      {
        title: "¿Puedo darme de baja?",
        text: "Sí. Escríbanos y acordaremos cuándo retirar la pantalla o el rotulado, sin costo. Su contrato indica con cuánta anticipación avisar y la fecha de su último pago.",
      },
      {
        title: "¿Y si manejo menos por un tiempo?",
        text: "Entonces gana menos durante ese tiempo, porque el pago depende de sus horas. Puede tomarse una semana libre sin problema.",
      },
      {
        title: "¿Se permiten las pantallas en mi ciudad?",
        text: "Las normas cambian de una ciudad a otra, y Uber y Lyft tienen las suyas. Las revisamos antes de instalar algo. Si no lo permiten, no instalamos.",
      },
      {
        title: "¿Qué dicen Uber y Lyft?",
        text: "Cada una tiene sus normas para conductores, y cambian. Léalas antes de postularse: los [documentos legales de Uber](https://www.uber.com/legal/) y los [términos del servicio de Lyft](https://www.lyft.com/terms). Si su plataforma dice que no, nosotros también.",
      },
      {
        title: "¿De qué año debe ser mi auto y cuántas horas debo manejar?",
        text: "Para postularse no ponemos límite de año ni mínimo de horas: díganos el año de su auto y le diremos si sirve para una campaña. Su plataforma tiene su propio límite de año. El pago depende de sus horas: con menos horas se gana menos.",
      },
      {
        title: "¿Cuánto tarda la instalación y dónde se hace?",
        text: "Depende del formato, de su auto y de su ciudad; un rotulado tarda más que una pantalla. Acordaremos el lugar, el día y el tiempo que lleva antes de que usted firme algo.",
      },
      {
        title: "¿Se dañarán la pintura o la batería, o bajará el valor de reventa?",
        text: "No podemos descartarlo para todos los autos, así que pregunte antes de firmar: cómo se fija, de dónde toma la corriente, cómo se retira y quién paga si algo se daña. Pida que las respuestas queden en su contrato y tome fotos del auto el día de la instalación.",
      },
      {
        title: "¿Cuándo llega mi primer depósito?",
        text: "Los depósitos son semanales desde que empieza su campaña. Su contrato indica la fecha del primero.",
      },
      {
        title: "¿La pantalla sabe por dónde manejo?",
        text: "Mientras está encendida, sí: los anuncios se eligen según la posición del auto. La Política de privacidad dice qué guardamos.",
      },
      {
        title: "¿Debo pagar impuestos?",
        text: "Lo que cobra por llevar anuncios es un ingreso. Guarde sus comprobantes de pago y pregunte a un preparador de impuestos qué le corresponde.",
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
    text: "Son ocho preguntas cortas, y nos comunicaremos con usted en un plazo de {driver_reply}. Los conductores deben tener al menos {minimum_age} años.",
  },
  quick_links: {
    title: "Enlaces rápidos",
    drivers_label: "El programa para conductores, en resumen",
  },
}

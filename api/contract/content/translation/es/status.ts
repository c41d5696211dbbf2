import type { SpanishPage } from "./spanishPage.ts"

export const statusSpanish: SpanishPage<"status"> = {
  meta: {
    title: "Estado de su solicitud",
    description: "En qué está su solicitud o consulta y qué sigue.",
  },
  hello: {
    greeting: "Hola",
    reference_label: "Su número de referencia",
    received_label: "Recibido",
    keep: "Guarde el enlace a esta página. Es solo suyo: quien lo tenga ve lo mismo que usted.",
    progress_label: "Hasta dónde ha llegado",
    on_the_road_label: "En la calle",
    copy_label: "Copiar enlace",
    copied_label: "Copiado",
    overdue: "Ya deberíamos haberle respondido, y lo lamentamos. Escriba a {contact_email} o llame al {phone}.",
  },
  states: {
    pending: { title: "Recibido", text: "Tenemos lo que nos envió, y alguien de nuestro equipo lo está leyendo." },
    contacted: {
      title: "En contacto",
      text: "Ya le escribimos o lo llamamos. ¿No le llegó nada? Revise su carpeta de correo no deseado y luego escríbanos.",
    },
    approved: {
      title: "Aprobado",
      text: "Queremos trabajar con usted. Nos comunicaremos con usted para acordar el día y el contrato.",
    },
    rejected: {
      title: "Esta vez no",
      text: "Por ahora no podemos ofrecerle un lugar. Puede preguntarnos por qué y volver a intentarlo más adelante.",
    },
  },
  correction: {
    title: "¿Hay algo que corregir?",
    text: "Escriba un teléfono nuevo, una ciudad nueva o ambas cosas. Lo que deje vacío queda como está.",
    vehicle_text: "Aún no conocemos su vehículo. Responda a nuestro correo con el año, la marca y el modelo.",
    phone_label: "Teléfono nuevo",
    city_label: "Ciudad nueva",
    button_label: "Guardar la corrección",
    done: "Guardado. Desde ahora usaremos los datos que acaba de escribir.",
  },
  call: {
    title: "¿Prefiere hablar?",
    text: "Elija cuándo debemos llamar al número que nos dio.",
    morning_label: "por la mañana",
    afternoon_label: "por la tarde",
    button_label: "Llámenme",
    done: "Anotado. Le llamaremos entonces.",
  },
  files: {
    title: "Archivos",
    text: "Solo nuestro equipo ve lo que usted envía. Fotos y archivos PDF de hasta 10 MB.",
    needed_label: "Necesitamos",
    received_label: "Ya lo tenemos",
    choose_label: "Elegir una foto o un PDF",
    other_label: "Enviar otra cosa",
    send_label: "Enviar",
    sent_title: "Lo que nos envió",
    full: "Aquí ya no podemos recibir más. Si falta algo, responda a nuestro correo.",
    done: "Gracias, ya tenemos su archivo.",
  },
  unknown: {
    title: "Este enlace no funciona",
    text: "Quizás esté incompleto, o ya se eliminó lo que mostraba. Ábralo de nuevo desde donde lo guardó. Si no funciona, escriba a {contact_email} e indique su número de referencia, como D-1042.",
    button_label: "Escríbanos",
  },
}

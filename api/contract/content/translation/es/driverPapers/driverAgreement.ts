import { lines } from "../../../pages/legalSection.ts"
import type { SpanishPage } from "../spanishPage.ts"

export const driverAgreementSpanish: SpanishPage<"driver_agreement"> = {
  meta: {
    title: "Contrato para conductores",
    description: "Qué acuerdan los conductores y {name}: equipo, pago, horas, daños, datos, baja, seguro e impuestos.",
  },
  hero: {
    title: "Contrato para conductores",
    text: "Lo que usted firma antes de que se instale nada. Su copia lleva su monto y sus fechas.",
    sample: "Es un modelo. El contrato que usted firma indica su monto y sus fechas.",
  },
}

export const driverAgreementSummary = lines(
  "- Qué se firma: el contrato y una hoja con su auto, el formato, su monto mensual, la fecha de su primer depósito y lo que costaría reemplazar el equipo. Debe tener al menos {minimum_age} años.",
  "- Qué se instala: una tableta, un rotulado o una pantalla en el techo, sin costo para usted. Antes le decimos cómo se fija y de dónde toma la corriente. No se perfora, pega ni conecta nada al auto sin su permiso por escrito.",
  "- De quién es el equipo: nuestro. Usted no lo compra ni lo alquila, y no deja ningún depósito.",
  "- Pago: cada semana, por depósito directo. Su hoja indica el monto con las horas semanales completas; con menos horas gana esa parte. Las tarifas están en [la página para conductores](/drivers).",
  "- Horas: usted decide cuándo y cuánto maneja. No hay mínimo, y puede tomarse tiempo libre.",
  "- Cuidado: mantenga el equipo en su lugar, conectado y limpio. Nunca lo manipule mientras maneja.",
  "- Daños: avísenos el mismo día. Usted no paga el desgaste, las fallas, un robo que haya denunciado ni un accidente que no fue su culpa. Si al instalar, llevar o retirar el equipo se daña su auto, lo pagamos nosotros.",
  "- Datos: el equipo informa dónde está el auto, qué anuncios se mostraron y si funciona. No grabamos sonido ni imágenes dentro del auto. Los anunciantes no saben quién es usted. La [Política de privacidad](/privacy-policy) dice qué guardamos.",
  "- Baja: cuando quiera y sin costo; basta un correo a {contact_email}. Retiramos el equipo y le pagamos lo que ganó hasta entonces.",
  "- Seguro: pregunte antes a su aseguradora por escrito. Si dice que no, no instalamos. El equipo lo aseguramos nosotros; el auto y su manejo, usted.",
  "- Impuestos: lo que le pagamos es un ingreso y usted paga los impuestos.",
  "- Contratista independiente: usted no es empleado nuestro.",
  "- Controversias: valen los [Términos del servicio](/terms-of-service). Hable primero con nosotros.",
)

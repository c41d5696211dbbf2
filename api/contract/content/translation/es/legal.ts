import { lines } from "../../pages/legalSection.ts"
import type { LegalSummary, PageName } from "../../registry.ts"
import { driverAgreementSummary } from "./driverPapers/driverAgreement.ts"
import type { SpanishPage } from "./spanishPage.ts"

// Only title and description are translated: the documents stay English, as the English text is binding.

export const privacyPolicySpanish: SpanishPage<"privacy_policy"> = {
  meta: {
    title: "Política de privacidad",
    description: "Qué sabe {name} de usted, para qué, por cuánto tiempo y qué puede hacer al respecto.",
  },
  hero: { title: "Política de privacidad", text: "Última actualización: {last_updated}" },
}

export const termsOfServiceSpanish: SpanishPage<"terms_of_service"> = {
  meta: {
    title: "Términos del servicio",
    description: "Las condiciones en que conductores, anunciantes y visitantes usan {name}.",
  },
  hero: { title: "Términos del servicio", text: "Última actualización: {last_updated}" },
}

const governs =
  "Este resumen en español es solo una ayuda para la lectura. El texto en inglés, que sigue a continuación, es el único con validez legal."

export const legalSummaries: Partial<Record<PageName, LegalSummary>> = {
  privacy_policy: {
    title: "Resumen en español",
    note: governs,
    text: lines(
      "- Qué recopilamos: lo que usted nos da en un formulario o por correo (por ejemplo su nombre, su correo electrónico, su teléfono y los datos de su vehículo), cuándo aceptó los términos y los datos técnicos que envía su navegador.",
      "- Los archivos que usted nos envía en la página de estado: solo los ve nuestro equipo.",
      "- Cómo contamos las visitas: nosotros mismos, en nuestro servidor, sin cookies y sin identificadores en su navegador; al terminar el día solo quedan totales. Su navegador guarda el texto de un formulario que aún no envió. Si envía Global Privacy Control o Do Not Track, su visita solo suma a un total general.",
      "[if no pixels] - Píxeles publicitarios: no hay ninguno activado. No usamos analítica ni píxeles publicitarios de terceros, y nuestras páginas públicas no guardan cookies.",
      "[if pixels] - Píxeles publicitarios de {pixels}: se cargan solo si usted acepta. Entonces guardan cookies y conocen su dirección de red, y saben qué páginas abre y que envió un formulario, no lo que escribió en él. Puede cambiar su respuesta en “Opciones de cookies”, al pie de cada página. Con Global Privacy Control o Do Not Track no se carga ninguno.",
      "- Para qué lo usamos: para responder solicitudes de conductores (por lo general en {driver_reply}) y consultas de anunciantes (por lo general en {advertiser_reply}), cumplir los contratos de campaña, hacer y recibir pagos, medir y mejorar las campañas, y cuidar la seguridad del sitio.",
      "- Con quién lo compartimos: no vendemos su información personal por dinero. La reciben nuestros proveedores de servicios (también los de programas que conectamos al nuestro, por ejemplo para llevar las solicitudes y consultas), las autoridades cuando la ley lo exige y, si el negocio cambia de manos, quien lo continúe. Los anunciantes solo reciben informes globales que no nombran a nadie.",
      "[if pixels] - También la reciben {pixels}, por sus píxeles, si usted los aceptó.",
      "[if retention_rejected] - Las solicitudes y consultas que rechazamos se eliminan automáticamente {retention_rejected} después.",
      "[if retention_leads] [if retention_rejected] - Las demás se eliminan automáticamente {retention_leads} después de recibirlas o, mientras estamos en contacto con usted, después del último cambio, y nunca antes de un seguimiento que tengamos previsto.",
      "[if retention_leads] [if no retention_rejected] - Las solicitudes y consultas se eliminan automáticamente {retention_leads} después de recibirlas o, mientras estamos en contacto con usted, después del último cambio, y nunca antes de un seguimiento que tengamos previsto.",
      "[if no retention_leads] [if retention_rejected] - Las demás las guardamos hasta que usted pida eliminarlas o ya no las necesitemos.",
      "[if no retention_leads] [if no retention_rejected] - Guardamos las solicitudes y consultas hasta que usted pida eliminarlas o ya no las necesitemos.",
      "[if retention_mail] - Los correos quedan en un registro; su texto y destinatario se eliminan {retention_mail} después.",
      "[if no retention_mail] - Los correos quedan en un registro y se eliminan junto con la solicitud o consulta.",
      "[if retention_files] - Los archivos que usted nos envía se eliminan {retention_files} después de recibirlos o junto con la solicitud o consulta, si eso es antes.",
      "[if no retention_files] - Los archivos que usted nos envía se eliminan junto con la solicitud o consulta.",
      "[if retention_events] - El registro de qué hizo cada persona de nuestro equipo, que no nombra a nadie más, se elimina {retention_events} después.",
      "- Otros plazos: los formularios que parecen spam se retienen hasta 90 días; lo que borramos se puede restaurar durante 30 días; las copias de seguridad conservan lo eliminado hasta que otras nuevas las reemplazan.",
      "- Sus derechos: puede pedirnos una copia de sus datos, que los corrijamos o los eliminemos, que no le enviemos publicidad, o sus datos en un formato de uso común. Si vive en California, tiene además los derechos de la ley de ese estado. Pídalo en la página [Sus opciones de privacidad](/privacy-request); respondemos en un plazo de 45 días.",
      "- Contacto: escríbanos a {contact_email} o llame al {phone}.",
    ),
  },
  driver_agreement: { title: "Resumen en español", note: governs, text: driverAgreementSummary },
  terms_of_service: {
    title: "Resumen en español",
    note: governs,
    text: lines(
      "- Qué es {name}: una plataforma que conecta a anunciantes con conductores de apps de transporte. No ofrece transporte, y los conductores son independientes.",
      "- Quién puede participar: conductores y anunciantes de al menos {minimum_age} años que puedan celebrar un contrato. La información que nos den debe ser verdadera y completa. Al enviar un formulario se confirma la edad y se aceptan ambos textos, como dice sobre el botón; registramos cuándo y qué versión.",
      "- Conductores: enviar una solicitud no obliga a nadie. Usted necesita licencia, seguro y registro vigentes. La pantalla no es de su propiedad, y nunca debe manipularla mientras maneja. Su pago se fija en su contrato de campaña; los montos del sitio son rangos habituales, no una garantía. Los impuestos corren por su cuenta.",
      "- Anunciantes: usted responde por el contenido de sus anuncios. Podemos rechazarlo o dejar de mostrarlo. Los precios y las condiciones de pago se fijan en su contrato de campaña; una consulta es gratuita y no obliga a nadie.",
      "- Responsabilidad: el servicio se ofrece “tal cual”. En lo que permite la ley, nuestra responsabilidad se limita a lo pagado entre usted y nosotros en los 12 meses anteriores al hecho.",
      "- Controversias: rigen las leyes de California. Primero se intenta un acuerdo; luego decide un arbitraje vinculante en {arbitration_place}. Ambas partes renuncian al juicio por jurado y a las demandas colectivas.",
      "- Contacto: escríbanos a {contact_email} o llame al {phone}.",
    ),
  },
}

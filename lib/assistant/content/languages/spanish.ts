import type { AssistantTexts } from '../texts';

export const spanish: AssistantTexts = {
  language: 'Español',
  title: 'Asistente de IA',
  open: 'Preguntar al asistente',
  close: 'Cerrar el asistente',
  minimize: 'Minimizar',
  restore: 'Volver a la conversación',
  expand: 'Agrandar',
  shrink: 'Reducir',
  chooseLanguage: 'Idioma',
  placeholder: 'Escriba su pregunta',
  send: 'Enviar',
  typing: 'El asistente está escribiendo',
  conversation: 'Conversación',
  you: 'Usted',
  welcome: 'Hola. Pregúnteme sobre bloqueos, notarios, documentos, requisitos o precios.',
  note: 'Las respuestas vienen de un modelo de lenguaje, si hay uno configurado; si no, de nuestros textos. No es asesoramiento legal.',
  quickQuestions: ['¿Cómo reservo un notario?', '¿Cuánto cuesta?', '¿Cómo se protege mi escritura?'],
  words: {
    cancel: ['cancel', 'anular'],
    book: ['reserv', 'notario', 'cita'],
    documents: ['documento', 'archivo', 'subir'],
    security: ['segur', 'cifra'],
    requirements: ['requisito', 'margen', 'condado'],
    pricing: ['precio', 'cuesta', 'costo', 'cuánto', 'tarifa'],
    deedguard: ['bloqueo', 'bloquear'],
    protection: ['proteg', 'protec', 'escritura'],
    vault: ['bóveda'],
    blockchain: ['prueba', 'registro'],
  },
  frequent:
    'qué que cómo cuándo cuánto dónde quién cuál por para con sin si no sí es está están son soy hay ser un una unos mis su sus usted ustedes yo nos lo pero porque también esto esta este eso puedo puede pueden tengo tiene quiero necesito hacer hablar ahora aquí todo nada algo muy hola gracias favor ayuda cuenta contraseña hora correo deja entrar encuentro olvidé perdí cierran',
  answers: {
    cancel:
      'Cancelar una visita es gratis mientras no haya un notario asignado o falten más de 2 horas. Después, o si ya está en curso una visita que usted dejó empezar antes, cuesta {cancel}, o {cancelMobile} si el notario móvil ya está en camino. Abra la solicitud en [Sus solicitudes](/dashboard/client) y elija Cancel request: el precio se muestra antes de confirmar.',
    book: 'En [Reservar un notario](/notary-booking) diga dónde, para qué y cuándo. Compara precio, distancia y valoración, y elige.',
    documents:
      'La [bóveda de documentos](/document-vault) guarda archivos PDF, Word e imágenes cifrados. Puede tachar datos en los PDF y las imágenes y compartir copias que caducan; guarde antes un archivo de Word como PDF. El [generador de documentos](/ai-document-generator) rellena escrituras, testamentos y contratos para cinco estados.',
    security:
      'Los documentos se cifran con AES-256, cada uno con su clave. Las llaves de acceso y un PIN protegen lo delicado. Más en el [informe de seguridad](/security/whitepaper).',
    requirements:
      'Lo que pide un registro está en [Requisitos de registro](/recording/requirements). Lo que cada estado pide a los notarios está en [Documentos estatales](/state-documents).',
    atlas:
      '[ATLAS AI](/atlas-ai) muestra lo que nuestras reglas ven en un PDF y sus alertas semana a semana.',
    pricing:
      'Proteger una escritura cuesta {lock}, una sola vez. Los planes empiezan en {basic} al mes; Professional Guard cuesta {professional} al mes. El precio de una visita se ve antes de reservar: [Precios](/pricing).',
    deedguard:
      '[DeedGuard](/deedguard) bloquea una escritura por {lock}, una sola vez: prueba fechada de lo que usted declaró, alertas y liberación con su código. No puede impedir que un condado registre un documento.',
    protection:
      'Usted [protege una propiedad](/deedguard-protection) con su dirección y el nombre del dueño. El bloqueo rige al momento y paga {lock} en 7 días.',
    vault:
      'La [bóveda](/vault) guarda cifrados los papeles de una propiedad, con prueba del día en que entraron.',
    blockchain:
      'Los bloqueos y documentos tienen entradas en un registro público que solo puede crecer. Cualquiera puede [verificar una prueba](/verify) sin nosotros. No es una criptomoneda.',
  },
  other:
    'Entiendo que pregunta por eso. Puedo hablarle de bloqueos, notarios, documentos, requisitos y precios, o puede [escribirnos](/contact).',
};

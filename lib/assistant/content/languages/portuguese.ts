import type { AssistantTexts } from '../texts';

export const portuguese: AssistantTexts = {
  language: 'Português',
  title: 'Assistente de IA',
  open: 'Perguntar ao assistente',
  close: 'Fechar o assistente',
  minimize: 'Minimizar',
  restore: 'Voltar à conversa',
  expand: 'Aumentar',
  shrink: 'Diminuir',
  chooseLanguage: 'Idioma',
  placeholder: 'Escreva a sua pergunta',
  send: 'Enviar',
  typing: 'O assistente está escrevendo',
  conversation: 'Conversa',
  you: 'Você',
  welcome: 'Olá. Pergunte-me sobre bloqueios, notários, documentos, requisitos ou preços.',
  note: 'As respostas vêm de um modelo de linguagem, se houver um configurado; se não, dos nossos textos. Não é aconselhamento jurídico.',
  quickQuestions: ['Como reservo um notário?', 'Quanto custa?', 'Como a minha escritura é protegida?'],
  words: {
    cancel: ['cancel', 'anular'],
    book: ['reserv', 'notário', 'agend'],
    documents: ['documento', 'arquivo'],
    security: ['segur', 'cifra', 'criptograf'],
    requirements: ['requisito', 'margem', 'condado'],
    pricing: ['preço', 'custa', 'custo', 'quanto', 'tarifa'],
    deedguard: ['bloqueio', 'bloquear'],
    protection: ['proteg', 'proteç', 'escritura'],
    vault: ['cofre'],
    blockchain: ['prova', 'registro'],
  },
  frequent:
    'que como quando onde quem qual quais por porque para sem em na um uma meu minha meus eu você vocês os as aos ao pelo não sim são está estão ser tem tenho posso pode podem quero preciso fazer faço falar isso este esta também mas olá obrigado obrigada favor ajuda conta senha hora fica esqueci perdi',
  answers: {
    cancel:
      'Cancelar uma visita é grátis enquanto nenhum notário estiver designado ou faltarem mais de 2 horas. Depois, ou quando já está em curso uma visita que você deixou começar antes, custa {cancel}, ou {cancelMobile} se o notário móvel já estiver a caminho. Abra o pedido em [Seus pedidos](/dashboard/client) e escolha Cancel request: o preço aparece antes de confirmar.',
    book: 'Em [Reservar um notário](/notary-booking) diga onde, para quê e quando. Compara preço, distância e avaliação, e escolhe.',
    documents:
      'O [cofre de documentos](/document-vault) guarda arquivos PDF, Word e imagens criptografados. Você pode tarjar dados em PDFs e imagens e compartilhar cópias que expiram; salve antes um arquivo Word como PDF. O [gerador de documentos](/ai-document-generator) preenche escrituras, testamentos e contratos para cinco estados.',
    security:
      'Os documentos são criptografados com AES-256, cada um com a sua chave. Chaves de acesso e um PIN protegem o que é sensível. Mais no [documento de segurança](/security/whitepaper).',
    requirements:
      'O que um cartório pede está em [Requisitos de registro](/recording/requirements). O que os estados pedem aos notários está em [Documentos estaduais](/state-documents).',
    atlas:
      '[ATLAS AI](/atlas-ai) mostra o que as nossas regras veem num PDF e os seus alertas semana a semana.',
    pricing:
      'Proteger uma escritura custa {lock}, uma única vez. Os planos começam em {basic} por mês; o Professional Guard custa {professional} por mês. O preço de uma visita aparece antes da reserva: [Preços](/pricing).',
    deedguard:
      '[DeedGuard](/deedguard) bloqueia uma escritura por {lock}, uma única vez: prova datada do que você declarou, alertas e liberação com o seu código. Não pode impedir um condado de registrar um documento.',
    protection:
      'Você [protege um imóvel](/deedguard-protection) com o endereço e o nome do proprietário. O bloqueio vale na hora, e você paga {lock} em 7 dias.',
    vault:
      'O [cofre](/vault) guarda criptografados os papéis de um imóvel, com prova do dia em que chegaram.',
    blockchain:
      'Bloqueios e documentos têm entradas num registro público que só pode crescer. Qualquer pessoa pode [verificar uma prova](/verify) sem nós. Não é uma criptomoeda.',
  },
  other:
    'Entendo que pergunta sobre isso. Posso falar de bloqueios, notários, documentos, requisitos e preços, ou você pode [falar conosco](/contact).',
};

import type { AssistantTexts } from '../texts';

export const english: AssistantTexts = {
  language: 'English',
  title: 'AI assistant',
  open: 'Ask the assistant',
  close: 'Close the assistant',
  minimize: 'Minimize',
  restore: 'Back to the conversation',
  expand: 'Make larger',
  shrink: 'Make smaller',
  chooseLanguage: 'Language',
  placeholder: 'Type your question',
  send: 'Send',
  typing: 'The assistant is typing',
  conversation: 'Conversation',
  you: 'You',
  welcome: 'Hello. Ask me about locks, notaries, documents, requirements or prices.',
  note: 'Answers come from a language model where one is set up, and otherwise from our own texts. Not legal advice.',
  quickQuestions: ['How do I book a notary?', 'What does it cost?', 'How is my deed protected?'],
  words: {
    cancel: ['cancel'],
    book: ['appointment', 'notary'],
    documents: ['document', 'upload', 'file'],
    security: ['safe', 'secure', 'encrypt'],
    requirements: ['requirement', 'margin', 'county'],
    pricing: ['price', 'cost', 'fee', 'how much'],
    deedguard: ['lock'],
    protection: ['protect'],
    blockchain: ['proof', 'log'],
  },
  frequent:
    'what how who when where why which is are was were do does did can could will would should have has had i you your my we our it its this that these there here if not no any as so but for from with about be please want need thanks help',
  answers: {
    cancel:
      'A visit is free to cancel while no notary is assigned, or more than 2 hours are left. After that, or once a visit that you let start early is under way, it costs {cancel}, or {cancelMobile} once a mobile notary is under way. Open the request under [Your requests](/dashboard/client) and choose Cancel request: the price is shown before you confirm.',
    book: 'Under [Book a notary](/notary-booking) say where, what for and when. You compare price, distance and rating, and choose.',
    documents:
      'The [document vault](/document-vault) stores PDF, Word and image files encrypted. You can redact PDFs and pictures and share copies that expire; save a Word file as a PDF first. The [document generator](/ai-document-generator) fills in deeds, wills and contracts for five states.',
    security:
      'Documents are encrypted with AES-256, under keys of their own. An account that has a PIN or a passkey is asked for it before sensitive actions. More in the [security whitepaper](/security/whitepaper).',
    requirements:
      'What a recorder asks of a document is under [Recording requirements](/recording/requirements). What states ask of notaries is under [State documents](/state-documents).',
    atlas: '[ATLAS AI](/atlas-ai) shows what rules of ours see in a PDF, and your alerts week by week.',
    pricing:
      'Property deed protection costs {lock}, once. Plans begin at {basic} a month; Professional Guard is {professional} a month. A visit is priced before you book: [Pricing](/pricing).',
    deedguard:
      '[DeedGuard](/deedguard) locks a deed for {lock}, once: dated evidence of what you stated, alerts, and a release with your code. It cannot stop a county from recording.',
    protection:
      'You [protect a property](/deedguard-protection) with its address and the name of its owner. The lock takes effect at once, and you pay {lock} within 7 days.',
    vault:
      'The [vault](/vault) keeps the papers of a property encrypted, with a proof of the day on which they came in.',
    blockchain:
      'Locks and documents get entries in a public log that can only grow. Anybody can [verify a proof](/verify) without us. It is not a cryptocurrency.',
  },
  other:
    'I understand you’re asking about that. I can tell you about locks, notaries, documents, requirements and prices, or you can [contact us](/contact).',
};

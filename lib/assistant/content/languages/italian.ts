import type { AssistantTexts } from '../texts';

export const italian: AssistantTexts = {
  language: 'Italiano',
  title: 'Assistente IA',
  open: 'Chiedi all’assistente',
  close: 'Chiudi l’assistente',
  minimize: 'Riduci',
  restore: 'Torna alla conversazione',
  expand: 'Ingrandisci',
  shrink: 'Rimpicciolisci',
  chooseLanguage: 'Lingua',
  placeholder: 'Scriva la sua domanda',
  send: 'Invia',
  typing: 'L’assistente sta scrivendo',
  conversation: 'Conversazione',
  you: 'Lei',
  welcome: 'Buongiorno. Mi chieda di blocchi, notai, documenti, requisiti o prezzi.',
  note: 'Le risposte vengono da un modello linguistico, se configurato, altrimenti dai nostri testi. Non è consulenza legale.',
  quickQuestions: ['Come prenoto un notaio?', 'Quanto costa?', 'Come viene protetto il mio atto?'],
  words: {
    cancel: ['annull', 'disdir', 'disdet'],
    book: ['prenot', 'notaio', 'appuntamento'],
    documents: ['documento', 'documenti', 'file'],
    security: ['sicur', 'cifra'],
    requirements: ['requisit', 'margin', 'contea'],
    pricing: ['prezz', 'costa', 'costo', 'quanto', 'tariff'],
    deedguard: ['blocco', 'bloccare'],
    protection: ['protegg', 'protett', 'protez', 'atto'],
    vault: ['cassaforte'],
    blockchain: ['prova', 'registro'],
  },
  frequent:
    'che cosa come quando dove chi perché quale quali sono sei un una uno gli nel mio mia miei ci si lo con per senza non ho hai posso può potete vorrei questo questa anche più ciao grazie aiuto favore siete ore dimenticato perso',
  answers: {
    cancel:
      'Annullare una visita è gratis finché nessun notaio è assegnato o mancano più di 2 ore. Dopo, o quando è in corso una visita che ha lasciato iniziare prima, costa {cancel}, o {cancelMobile} se il notaio mobile è già in viaggio. Apra la richiesta in [Le sue richieste](/dashboard/client) e scelga Cancel request: il prezzo è indicato prima della conferma.',
    book: 'In [Prenota un notaio](/notary-booking) indichi dove, per cosa e quando. Confronta prezzo, distanza e valutazione, e sceglie.',
    documents:
      'La [cassaforte dei documenti](/document-vault) conserva cifrati file PDF, Word e immagini. Può oscurare PDF e immagini e condividere copie che scadono; un file Word va prima salvato come PDF. Il [generatore di documenti](/ai-document-generator) compila atti, testamenti e contratti per cinque stati.',
    security:
      'I documenti sono cifrati con AES-256, ciascuno con la sua chiave. Passkey e PIN proteggono ciò che è delicato. Di più nel [documento sulla sicurezza](/security/whitepaper).',
    requirements:
      'Ciò che chiede un ufficio di registrazione è in [Requisiti di registrazione](/recording/requirements). Ciò che gli stati chiedono ai notai è in [Documenti statali](/state-documents).',
    atlas:
      '[ATLAS AI](/atlas-ai) mostra ciò che le nostre regole vedono in un PDF e i suoi avvisi settimana per settimana.',
    pricing:
      'La protezione di un atto costa {lock}, una volta sola. I piani partono da {basic} al mese; Professional Guard costa {professional} al mese. Il prezzo di una visita si vede prima di prenotare: [Prezzi](/pricing).',
    deedguard:
      '[DeedGuard](/deedguard) blocca un atto per {lock}, una volta sola: prova datata di ciò che ha dichiarato, avvisi e sblocco con il suo codice. Non può impedire a una contea di registrare un documento.',
    protection:
      'Lei [protegge un immobile](/deedguard-protection) con indirizzo e nome del proprietario. Il blocco vale subito, e paga {lock} entro 7 giorni.',
    vault:
      'La [cassaforte](/vault) conserva cifrate le carte di un immobile, con la prova del giorno in cui sono arrivate.',
    blockchain:
      'Blocchi e documenti hanno voci in un registro pubblico che può solo crescere. Chiunque può [verificare una prova](/verify) senza di noi. Non è una criptovaluta.',
  },
  other:
    'Capisco che chiede di questo. Posso parlarle di blocchi, notai, documenti, requisiti e prezzi, oppure può [scriverci](/contact).',
};

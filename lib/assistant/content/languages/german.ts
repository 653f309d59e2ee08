import type { AssistantTexts } from '../texts';

export const german: AssistantTexts = {
  language: 'Deutsch',
  title: 'KI-Assistent',
  open: 'Assistenten fragen',
  close: 'Assistenten schließen',
  minimize: 'Verkleinern',
  restore: 'Zurück zum Gespräch',
  expand: 'Größer',
  shrink: 'Kleiner',
  chooseLanguage: 'Sprache',
  placeholder: 'Ihre Frage',
  send: 'Senden',
  typing: 'Der Assistent schreibt',
  conversation: 'Gespräch',
  you: 'Sie',
  welcome: 'Guten Tag. Fragen Sie mich nach Sperren, Notaren, Dokumenten, Vorschriften oder Preisen.',
  note: 'Antworten kommen von einem Sprachmodell, wo eines eingerichtet ist, sonst aus unseren eigenen Texten. Keine Rechtsberatung.',
  quickQuestions: ['Wie buche ich einen Notar?', 'Was kostet es?', 'Wie wird meine Urkunde geschützt?'],
  words: {
    cancel: ['absag', 'stornier', 'abbestell'],
    book: ['buch', 'notar', 'termin'],
    documents: ['dokument', 'datei', 'hochlad'],
    security: ['sicher', 'verschlüssel'],
    requirements: ['vorschrift', 'anforderung', 'rand', 'ränder'],
    pricing: ['preis', 'kosten', 'kostet', 'gebühr'],
    deedguard: ['sperre'],
    protection: ['schütz', 'schutz', 'urkunde'],
    vault: ['tresor'],
    blockchain: ['beweis', 'nachweis', 'protokoll'],
  },
  frequent:
    'was wie wer wo wann warum welche welcher welches ist sind ich sie wir ihr ihre ihnen mein meine meinen mir mich ein eine einen einem das dem es nicht kein keine mit für auf bei aus und oder aber wenn kann können muss möchte will habe haben wird werden gibt machen auch noch danke hallo bitte konto passwort vergessen uhr',
  answers: {
    cancel:
      'Einen Besuch abzusagen ist kostenlos, solange kein Notar zugeteilt ist oder mehr als 2 Stunden bleiben. Danach, oder sobald ein Besuch läuft, den Sie früher beginnen ließen, kostet es {cancel}, oder {cancelMobile}, wenn der mobile Notar schon unterwegs ist. Öffnen Sie die Anfrage unter [Ihre Anfragen](/dashboard/client) und wählen Sie Cancel request: Der Preis steht da, bevor Sie bestätigen.',
    book: 'Unter [Notar buchen](/notary-booking) sagen Sie wo, wofür und wann. Sie vergleichen Preis, Entfernung und Bewertung und wählen aus.',
    documents:
      'Der [Dokumententresor](/document-vault) bewahrt PDF-, Word- und Bilddateien verschlüsselt auf. PDFs und Bilder können Sie schwärzen und als Kopien teilen, die ablaufen; eine Word-Datei speichern Sie zuerst als PDF. Der [Dokumentgenerator](/ai-document-generator) füllt Urkunden, Testamente und Verträge für fünf Bundesstaaten aus.',
    security:
      'Dokumente werden mit AES-256 verschlüsselt, jedes mit eigenem Schlüssel. Passkeys und eine PIN schützen, was sensibel ist. Mehr im [Sicherheitspapier](/security/whitepaper).',
    requirements:
      'Was ein Grundbuchamt verlangt, steht unter [Eintragungsvorschriften](/recording/requirements), was Staaten von Notaren verlangen, unter [Staatliche Dokumente](/state-documents).',
    atlas:
      '[ATLAS AI](/atlas-ai) zeigt, was unsere Regeln in einer PDF sehen, und Ihre Warnungen Woche für Woche.',
    pricing:
      'Der Schutz einer Urkunde kostet einmalig {lock}. Tarife beginnen bei {basic} im Monat; Professional Guard kostet {professional} im Monat. Den Preis eines Besuchs sehen Sie vor der Buchung: [Preise](/pricing).',
    deedguard:
      '[DeedGuard](/deedguard) sperrt eine Urkunde für einmalig {lock}: datierter Nachweis Ihrer Angaben, Warnungen und Freigabe mit Ihrem Code. Eine Eintragung durch den Bezirk kann es nicht verhindern.',
    protection:
      'Sie [schützen eine Immobilie](/deedguard-protection) mit Adresse und Namen des Eigentümers. Die Sperre gilt sofort, und Sie zahlen {lock} innerhalb von 7 Tagen.',
    vault:
      'Der [Tresor](/vault) bewahrt die Papiere einer Immobilie verschlüsselt auf, mit einem Nachweis des Tages, an dem sie ankamen.',
    blockchain:
      'Sperren und Dokumente erhalten Einträge in einem öffentlichen Protokoll, das nur wachsen kann. Jeder kann einen [Nachweis prüfen](/verify), auch ohne uns. Es ist keine Kryptowährung.',
  },
  other:
    'Ich verstehe, dass Sie danach fragen. Ich kann Ihnen zu Sperren, Notaren, Dokumenten, Vorschriften und Preisen Auskunft geben, oder Sie [schreiben uns](/contact).',
};

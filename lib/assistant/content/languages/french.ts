import type { AssistantTexts } from '../texts';

export const french: AssistantTexts = {
  language: 'Français',
  title: 'Assistant IA',
  open: 'Demander à l’assistant',
  close: 'Fermer l’assistant',
  minimize: 'Réduire',
  restore: 'Revenir à la conversation',
  expand: 'Agrandir',
  shrink: 'Rétrécir',
  chooseLanguage: 'Langue',
  placeholder: 'Écrivez votre question',
  send: 'Envoyer',
  typing: 'L’assistant écrit',
  conversation: 'Conversation',
  you: 'Vous',
  welcome:
    'Bonjour. Posez-moi vos questions sur les verrous, les notaires, les documents, les exigences ou les prix.',
  note: 'Les réponses viennent d’un modèle de langage s’il y en a un, sinon de nos propres textes. Ce n’est pas un conseil juridique.',
  quickQuestions: [
    'Comment réserver un notaire ?',
    'Combien ça coûte ?',
    'Comment mon titre est-il protégé ?',
  ],
  words: {
    cancel: ['annul'],
    book: ['réserv', 'notaire', 'rendez-vous'],
    documents: ['document', 'fichier'],
    security: ['sécur', 'chiffr'],
    requirements: ['exigence', 'marge', 'comté'],
    pricing: ['prix', 'coût', 'tarif', 'combien'],
    deedguard: ['verrou'],
    protection: ['protég', 'protec', 'titre'],
    vault: ['coffre'],
    blockchain: ['preuve', 'journal', 'registre'],
  },
  frequent:
    'qu que qui quoi quel quelle comment quand où pourquoi est sont cette ces je tu elle on nous vous mon mes votre vos un une pour avec sans dans sur par et ou mais si pas avez peux peut puis voudrais faire faites aussi très bonjour merci aide compte heure perdu oublié',
  answers: {
    cancel:
      'Annuler une visite est gratuit tant qu’aucun notaire n’est désigné ou qu’il reste plus de 2 heures. Ensuite, ou dès qu’une visite que vous avez laissée commencer plus tôt est en cours, cela coûte {cancel}, ou {cancelMobile} si le notaire mobile est déjà en route. Ouvrez la demande dans [Vos demandes](/dashboard/client) et choisissez Cancel request : le prix s’affiche avant que vous confirmiez.',
    book: 'Sous [Réserver un notaire](/notary-booking), dites où, pour quoi et quand. Vous comparez prix, distance et avis, puis vous choisissez.',
    documents:
      'Le [coffre de documents](/document-vault) garde chiffrés vos PDF, fichiers Word et images. Vous pouvez caviarder les PDF et les images et partager des copies qui expirent ; enregistrez d’abord un fichier Word en PDF. Le [générateur de documents](/ai-document-generator) remplit actes, testaments et contrats pour cinq États.',
    security:
      'Les documents sont chiffrés en AES-256, chacun avec sa clé. Des clés d’accès et un code PIN gardent ce qui est sensible. Plus dans le [livre blanc](/security/whitepaper).',
    requirements:
      'Ce que demande un bureau d’enregistrement est sous [Exigences d’enregistrement](/recording/requirements). Ce que les États demandent aux notaires est sous [Documents par État](/state-documents).',
    atlas:
      '[ATLAS AI](/atlas-ai) montre ce que nos règles voient dans un PDF, et vos alertes semaine après semaine.',
    pricing:
      'Protéger un titre coûte {lock}, une seule fois. Les formules commencent à {basic} par mois ; Professional Guard est à {professional} par mois. Le prix d’une visite se voit avant de réserver : [Tarifs](/pricing).',
    deedguard:
      '[DeedGuard](/deedguard) verrouille un titre pour {lock}, une seule fois : une preuve datée de ce que vous avez déclaré, des alertes, et une levée avec votre code. Il ne peut pas empêcher un comté d’enregistrer un acte.',
    protection:
      'Vous [protégez un bien](/deedguard-protection) avec son adresse et le nom du propriétaire. Le verrou prend effet aussitôt, et vous payez {lock} sous 7 jours.',
    vault:
      'Le [coffre](/vault) garde chiffrés les papiers d’un bien, avec la preuve du jour où ils sont arrivés.',
    blockchain:
      'Verrous et documents ont des entrées dans un journal public qui ne peut que grandir. Chacun peut [vérifier une preuve](/verify) sans nous. Ce n’est pas une cryptomonnaie.',
  },
  other:
    'Je comprends que vous posez une question à ce sujet. Je peux vous parler des verrous, des notaires, des documents, des exigences et des prix, ou vous pouvez [nous écrire](/contact).',
};

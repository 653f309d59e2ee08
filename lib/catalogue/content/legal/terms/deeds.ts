import type { PaperSection } from '@/lib/paper/paper';

/** Who we are, and what an owner buys. */
export const deedTerms: PaperSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    blocks: [
      {
        kind: 'note',
        text: '**Last updated: January 7, 2025.** This is the date of the first published version. The wording was revised on November 21, 2026. The section on changes lists both versions.',
      },
      {
        kind: 'list',
        items: [
          'A lock gives you dated evidence, alerts and a controlled release. It cannot stop a county from recording a deed.',
          'It costs $99 once per property. You lock first and pay within 7 days. There is a 30-day money-back guarantee.',
          'You end a lock with its unlock code. The lock and its end stay in a public log that holds no name and no address.',
          'Notaries are independent officers of their state. We bring you together; we do not tell them how to notarize.',
          'We give no legal advice, we are not a law firm, and we are not a title insurer.',
        ],
      },
      'This list is a summary. Where it and the sections below differ, the sections decide. If the law where you live gives you a right that these terms would take away, you keep the right.',
    ],
  },
  {
    id: 'who-we-are',
    title: 'Who we are',
    blocks: [
      'DeedGuard and GuardSign are two services of one platform. DeedGuard keeps evidence about property deeds. GuardSign brings clients and notaries together. “We” and “us” mean the operator of this site; “you” means whoever uses it, and the company or person for whom you use it if you are allowed to bind them.',
      'We are a private service. We are not a county recorder, not a government office and not connected with one.',
      'By opening an account, locking a deed, asking for a notary or paying here, you accept these terms. You can read every public page and verify any proof without accepting anything.',
      'The company’s registered name, register number and postal address are not published on this page yet. They will stand here, and not in small print elsewhere.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account',
    blocks: [
      'You need an account to lock a deed and to pay. An account is for one person of at least 18 years. Use your own name and an email address that you read.',
      {
        kind: 'list',
        items: [
          'Keep your password to yourself. Whoever signs in with it can see your deeds and their unlock codes.',
          'If you think that somebody else knows it, choose “Sign out everywhere” in the account menu at once. It ends every session of the account.',
          'Tell us the truth about who you are, and what you are: an owner, a notary or somebody who acts for an owner.',
          'You answer for what is done with your account until you tell us that it is no longer in your hands.',
        ],
      },
      'You may add a PIN and passkeys. Once you have one, releasing a lock, showing an unlock code, and downloading, sharing or deleting a document ask for it. Ten recovery codes come with the first of them. Keep them: without them, a forgotten PIN or a lost device leaves you waiting until we have made sure that you are you and take the PIN and the passkeys off. Write to us then through the form on [the enterprise page](/enterprise#contact), with the email address of your account.',
    ],
  },
  {
    id: 'what-a-lock-is',
    title: 'What a lock is',
    blocks: [
      'A lock is a dated, sealed statement about a property: its address, the owner’s name as you gave it, the kind of lock, the reason and the time. When you lock a deed, four things happen at once.',
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'The statement is written to your account.',
          'A salted fingerprint of it becomes the next entry of our public evidence log, and the log is signed.',
          'You receive an unlock code of 12 characters. It stays readable in your account.',
          'You can download a proof file. It holds your statement and shows, in any modern browser and without our servers, that the statement stood in the log at that time.',
        ],
      },
      'You may lock a property that you own, or one for whose owner you act with their permission. The same property cannot be locked twice by the same account at the same time.',
      'Alerts belong to what a lock is meant to give. Today your list of properties shows when a lock is due, paid or released. Watching public records and a screen for alerts are being built; these terms promise them only once they are there.',
    ],
  },
  {
    id: 'what-a-lock-is-not',
    title: 'What a lock is not',
    blocks: [
      {
        kind: 'note',
        text: 'A lock gives you dated evidence, alerts and a controlled release. It cannot stop a county from recording a deed.',
      },
      {
        kind: 'list',
        items: [
          'It does not change the title to a property, or who owns it.',
          'It puts nothing on the county’s record. A recorder does not look into our log before recording a document, and need not honor what stands there.',
          'It is not title insurance, not a guarantee against loss and not a notarization.',
          'It does not show that what you stated is true. It shows that you stated it, in these words, at that time.',
          'Whether a court or an authority accepts a proof as evidence is for that court or authority to decide.',
        ],
      },
      'If you believe that a forged document has been recorded against your property, speak with a lawyer, your title insurer and the county recorder. Do not rely on a lock alone.',
    ],
  },
  {
    id: 'price-and-payment',
    title: 'Price and payment',
    blocks: [
      'Protection of one property costs $99, once. There is no yearly fee for it. A second property is a second payment. The lock lasts for as long as you want it and we run the service; “lifetime protection” means that no further payment falls due for that property.',
      {
        kind: 'list',
        items: [
          '**Lock first.** A lock takes effect at once, with the payment due.',
          '**Pay within 7 days.** Payment makes the lock permanent. If it is not paid after 7 days, we release it. The release is an entry of its own in the log, and your list of properties says so.',
          '**A payment is never lost.** If a payment arrives and no lock is waiting, it stays in your account as a credit, and the next lock uses it.',
          '**You pay Stripe.** Cards are handled by Stripe on its own form. Your card number does not reach our servers.',
          '**One price.** The amount is fixed on our server. What you see before you confirm is what you pay. If we must charge sales tax, it is shown before you confirm.',
        ],
      },
      'Where this site is run as a trial, payments are marked as demo payments. Then no card is asked for and no money moves.',
    ],
  },
  {
    id: 'unlock-code-and-release',
    title: 'The unlock code and release',
    blocks: [
      'You release a lock with its unlock code, signed in to the account that made it. A release takes effect at once and cannot be undone, but you may lock the property again. After a release, a new lock is a new payment unless you hold a credit.',
      'A lock with an end date ends by itself on that date. A lock without one ends only through its code, or through one of the cases that these terms name: no payment after 7 days, a refund, a court order or the end of your account.',
      'A lost code is not a lost lock: it stays readable in your account, at no charge. If you cannot reach your account any more, ask us. We need to be sure that you are its owner before we help, and we may refuse when we are not.',
    ],
  },
  {
    id: 'money-back',
    title: '30-day money-back guarantee',
    blocks: [
      'You may have the $99 back within 30 days of paying, for any reason, without giving one. Send your request through the form on [the enterprise page](/enterprise#contact), under “A refund”, with the email address of your account, and name the property.',
      {
        kind: 'list',
        items: [
          'The money goes back to the card or account that you paid with. Your bank decides how many days that takes.',
          'The lock is released. Both entries, the lock and its release, stay in the log.',
          'A credit that you have not used counts as a payment and can be refunded in the same way.',
        ],
      },
      'After 30 days the payment is final, except where the law says otherwise or where we have not done what we promised.',
    ],
  },
  {
    id: 'evidence-log',
    title: 'The log is permanent',
    blocks: [
      'An entry in the evidence log cannot be changed, moved in time or removed, by you or by us. That is its purpose. Please think before you lock.',
      'An entry holds two things: a salted commitment and a time. It holds no name, no address and no document. What the commitment stands for is kept apart, in private, and can be erased. When it is erased, the entry remains and means nothing to anybody who does not hold a proof file. The [privacy policy](/legal/privacy) says how to ask for it.',
      'Proof files that you have downloaded are yours. Keep them in more than one place. They can be checked for as long as the methods they use are trusted, on the page [Verify a proof](/verify) or without us.',
    ],
  },
  {
    id: 'documents',
    title: 'Documents',
    blocks: [
      'The document vault keeps up to 100 MB for each account. It costs nothing until plans can be bought; we say so before that changes.',
      {
        kind: 'list',
        items: [
          'Your documents stay yours. You allow us to store, encrypt, copy and show them as far as that is needed to serve you, and no further.',
          'Upload only what you may share. Do not upload documents of people who have not agreed to it, unless the law lets you.',
          'Each document has a key of its own. When you delete a document, its key is destroyed at once, and nobody can bring it back.',
          'Redaction is made by rules that read text, and by you. Rules miss things. Look at every page of a redacted copy before you share it; what it shows is your decision.',
          'A shared link shows a document to whoever has the address, until it ends or you revoke it. What somebody has seen or saved meanwhile, we cannot take back.',
          'We do not look for malware in documents. Open what you receive from others with care.',
          'Keep the originals. The vault is a copy, not the place of record.',
        ],
      },
    ],
  },
];

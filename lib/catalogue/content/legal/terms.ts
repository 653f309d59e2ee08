import type { Paper } from '@/lib/platform/paper';

export const terms: Paper = {
  title: 'Terms of service',
  summary:
    'The agreement between you and us when you use DeedGuard and GuardSign. Each section begins with the plain rule; the details follow.',
  updated: '2026-11-21',
  sections: [
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
        'A PIN of six digits, passkeys and a settings page are being built. Until they are there, the password is the only key to an account.',
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
        'You may have the $99 back within 30 days of paying, for any reason, without giving one. Send your request through the form on [the enterprise page](/enterprise), from the email address of your account, and name the property.',
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
        'The document vault is being built and takes no documents yet. When it opens, these rules hold for it.',
        {
          kind: 'list',
          items: [
            'Your documents stay yours. You allow us to store, encrypt, copy and show them as far as that is needed to serve you, and no further.',
            'Upload only what you may share. Do not upload documents of people who have not agreed to it, unless the law lets you.',
            'Each document has a key of its own. When you delete a document, its key is destroyed at once, and nobody can bring it back.',
            'Keep the originals. The vault is a copy, not the place of record.',
          ],
        },
      ],
    },
    {
      id: 'plans',
      title: 'Plans, trials and add-ons',
      blocks: [
        'Plans by the month or year are shown on the [pricing page](/pricing). They cannot be bought here yet. When they can, this is the agreement.',
        {
          kind: 'list',
          items: [
            '**Trial.** A plan begins with a 14-day free trial. We remind you before it ends, and it becomes a paid plan only if you said so.',
            '**Renewal.** A plan renews for the same period until you cancel. You can cancel at any time, and the plan runs to the end of the time that you paid for.',
            '**Changes.** A change of plan is prorated: you pay, or are credited, for the days that remain.',
            '**After the end.** Your data can be retrieved for 30 days after you cancel. Then it is deleted.',
            '**Prices.** A new price never applies to a period that you have paid for. We tell you at least 30 days before a renewal at a new price.',
          ],
        },
        'A deed lock that is paid with $99 does not depend on a plan. It stays when a plan ends.',
      ],
    },
    {
      id: 'notary-services',
      title: 'Notary services',
      blocks: [
        'Booking, offers and tracking are being built; accounts for notaries can be opened today. When requests open, we pass your request to notaries who are commissioned in your state, one after another, until one accepts.',
        {
          kind: 'list',
          items: [
            '**Independence.** A notary is an independent public officer, not our employee or agent in the notarial act. We do not tell a notary how to perform an act, and we do not press one to perform it.',
            '**The right to refuse.** A notary must refuse when the law asks for it: when identity is in doubt, when a signer does not understand or is pressed, when the notary has an interest in the matter, or when the document is incomplete.',
            '**Your part.** Have valid identification ready, be there in person when the law asks for it, and do not sign before the notary tells you to.',
            '**Fees.** What a notary may charge for the act itself is limited by state law, per act. Everything else on our price, such as travel or rush, is a service fee and named as one. A notarial fee is never charged per page.',
            '**Cancellation.** A cancelled appointment costs $25, or $50 for a mobile visit when the notary has traveled or printed. If the notary cancels or does not come, you pay nothing.',
            '**Companies** that we invoice pay within 15 days (Net 15), unless an order says otherwise.',
          ],
        },
        'Notaries agree to hold a valid commission, and the bond and insurance that their state and [our requirements](/join/notary/requirements) ask for; to keep their journal and seal under their own control; and to tell us at once when a commission ends or is suspended.',
      ],
    },
    {
      id: 'remote-notarization',
      title: 'Remote online notarization',
      blocks: [
        'A remote notarization is possible only where the law of the notary’s state allows it. The page on [remote notarization](/compliance/ron) says how each state stands, with date and source.',
        {
          kind: 'list',
          items: [
            'The notary must be in the state of their commission. You may be elsewhere, unless a law says otherwise.',
            'You agree that your identity is checked, and that the session is recorded in sound and picture where the law asks for it. Without that there is no remote notarization.',
            'A county, a lender or another state may not accept a document that was notarized remotely. Ask the office that will receive it before you book.',
          ],
        },
      ],
    },
    {
      id: 'no-legal-advice',
      title: 'No legal advice',
      blocks: [
        'Nothing on this site is legal, tax or financial advice, and no lawyer and client relation comes from using it. Notaries who are not lawyers may not give legal advice either.',
        'State and county pages give facts with their date and source. Laws change, and a page can be late or wrong. Check with the office that will receive your document.',
        'The assistant and the document generator, which are being built, work by software. What they write is a draft. Have a lawyer read a document before you sign it or rely on it.',
      ],
    },
    {
      id: 'prohibited-use',
      title: 'What is not allowed',
      blocks: [
        {
          kind: 'list',
          items: [
            'Locking a property that is not yours without the owner’s permission, or to press, frighten or delay somebody.',
            'Saying or suggesting that a lock, a proof or a certificate is a recorded instrument, a lien, a court order or a decision of an authority.',
            'Giving a false identity, a forged document, or somebody else’s commission or seal.',
            'Getting into accounts, data or systems that are not yours, or looking for weaknesses beyond what is needed to report one to us in good faith.',
            'Sending so many calls that others are slowed, or getting around limits, payment or checks.',
            'Using what you find here to build lists of people, to advertise to them or to decide on their credit, work, housing or insurance.',
            'Anything that is against the law.',
          ],
        },
        'Reading the public log, checking it, copying it and publishing what you find is allowed. That is what it is for.',
      ],
    },
    {
      id: 'our-property',
      title: 'Our property and yours',
      blocks: [
        'What you enter and upload stays yours. The service, its texts, its design and its software stay ours or belong to those who license them to us. You may use them as the service offers them. The page on [intellectual property](/legal/ip) says more, also about our names.',
        'If you send us an idea, we may use it without owing you anything. Do not send what must stay secret.',
      ],
    },
    {
      id: 'changes-to-the-service',
      title: 'Availability',
      blocks: [
        'We work to keep the service running, and we do not promise that it always does. The state of its parts is shown on the [health page](/health). Some parts are still being built and are marked as such; nothing in these terms promises them by a date.',
        'If we close the service for good, we tell you at least 90 days before, you can download your proof files in that time, and we publish the last signed state of the log so that proofs can still be checked.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We owe you the service that these terms describe, done with care. Beyond that, and as far as the law allows, the service comes as it is, without warranties of fitness for a purpose, of merchantability or of uninterrupted working.',
        {
          kind: 'list',
          items: [
            'We do not answer for what others do: forgers, recorders, notaries in their notarial acts, banks, or a court that sees a matter differently.',
            'We do not answer for indirect loss, such as a lost sale, lost profit or a fall in the value of a property.',
            'What we owe you in all is limited to the larger of $100 and what you paid us in the twelve months before the event.',
          ],
        },
        'These limits do not apply to harm that we cause on purpose or by gross negligence, to injury of a person, to fraud, to the money-back guarantee, or to anything for which the law does not allow a limit. Some states do not allow some of these limits; there they do not apply to you.',
        'If a company or professional uses the service for others and breaks these terms, it makes good what that costs us. This does not apply to consumers.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      blocks: [
        '**You** can stop at any time. A button that closes an account is being built. Until it is there, ask through the form on [the enterprise page](/enterprise), from the email address of your account. We release your locks, erase what the [privacy policy](/legal/privacy) says and confirm it.',
        '**We** can close or suspend an account that breaks these terms in a serious way, or when the law makes us. We tell you why, and give you 14 days to answer or to mend it, unless waiting would harm somebody or is against the law. If we close an account without a breach on your side, you get back what you paid in the last twelve months.',
        'Entries in the log remain. So do your proof files, and the sections on the log, liability and disputes.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      blocks: [
        'Tell us first. Most disagreements end with an answer. If ours does not help within 30 days, either side may go to court.',
        {
          kind: 'list',
          items: [
            'If you are a consumer, the law of the state where you live applies, and you may sue and be sued in the courts there, small-claims courts included.',
            'If you use the service for a business, the law of the state where that business has its main office applies, and its courts decide.',
            'These terms do not make you go to arbitration, and they take away neither a jury nor a class action.',
          ],
        },
        'If one part of these terms cannot be enforced, the rest stays. If we do not insist on a right once, we keep it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms for what comes: a new part of the service, a new law. A change that takes something from you is announced in your account at least 30 days before it applies. If you do not agree, you can leave before that day. What you have paid for stays under the terms under which you paid.',
        {
          kind: 'table',
          caption: 'Versions of these terms',
          head: ['Version', 'Date', 'What is different'],
          rows: [
            ['First', 'Last updated: January 7, 2025', 'First publication.'],
            [
              'This one',
              'November 21, 2026',
              'Written anew in plain language. Says what a lock cannot do, how unpaid locks end, and which parts of the service are still being built.',
            ],
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: [
        'The form on [the enterprise page](/enterprise) reaches us, whatever it is about: refunds, accounts, legal notices, weaknesses in security. Write “Legal” first in the message if it is a legal notice. A second message from the same email address takes the place of the first, so name everything that is still open. Applications for a partnership have [a page of their own](/partnerships).',
        'We print no telephone number and no email address here, because no such line is staffed yet. Somebody who calls or writes in our name and asks for your password or your unlock code is not us.',
      ],
    },
  ],
};

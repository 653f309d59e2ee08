import type { PaperSection } from '@/lib/paper/paper';

/** Plans, and the work of notaries. */
export const serviceTerms: PaperSection[] = [
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
      'We pass your request to verified notaries who are commissioned in your state, one after another, until one accepts. The price that you were shown does not move after that. When nobody accepts before the hour, the request ends and costs nothing.',
      {
        kind: 'list',
        items: [
          '**Independence.** A notary is an independent public officer, not our employee or agent in the notarial act. We do not tell a notary how to perform an act, and we do not press one to perform it.',
          '**The right to refuse.** A notary must refuse when the law asks for it: when identity is in doubt, when a signer does not understand or is pressed, when the notary has an interest in the matter, or when the document is incomplete.',
          '**Your part.** Have valid identification ready, be there in person when the law asks for it, and do not sign before the notary tells you to.',
          '**Fees.** What a notary may charge for the act itself is limited by state law, per act. Everything else on our price, such as travel or rush, is a service fee and named as one. A notarial fee is never charged per page.',
          '**Cancellation.** A canceled appointment costs $25, or $50 for a mobile visit with travel or printing. If the notary cancels or does not come, you pay nothing.',
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
      'Nothing on this site is legal, tax or financial advice, and using it creates no attorney-client relationship. Notaries who are not lawyers may not give legal advice either.',
      'State and county pages give facts with their date and source. Laws change, and a page can be late or wrong. Check with the office that will receive your document.',
      'The assistant and the document generator, which are being built, work by software. What they write is a draft. Have a lawyer read a document before you sign it or rely on it.',
    ],
  },
];

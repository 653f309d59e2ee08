import type { Paper } from '@/lib/paper/paper';
import { builderShare } from './enterprise';
import { templateSection, type Kit, type KitTemplate } from './kit';

const packageInsert: KitTemplate = {
  id: 'package-insert',
  title: 'Closing package insert',
  use: 'One page behind the copy of the deed.',
  text: `YOUR DEED, ON THE RECORD

Congratulations on your home in [COMMUNITY].

The deed to it is being recorded with [COUNTY] County. Once you have the copy, you can add one thing of your own: a dated statement of what you own, kept by DeedGuard.

What you do
1. Go to [WEBSITE]/deedguard-protection.
2. Enter your address and your name, exactly as they stand on the deed.
3. Keep the unlock code and the proof file with your closing papers.

What it costs
$99, once for each property. The lock takes effect at once, and you pay within 7 days. 30-day money-back guarantee.

What it does
A lock gives you dated evidence, alerts and a controlled release. It cannot stop a county from recording a deed.

It is your choice. Your purchase does not depend on it, and it replaces neither your title insurance nor a lawyer.`,
};

const buyerLetter: KitTemplate = {
  id: 'buyer-letter',
  title: 'Letter to the buyer',
  use: 'For the week after closing, when the recorded deed is back.',
  text: `[DATE]

Dear [BUYER],

Your deed was recorded with [COUNTY] County on [DATE OF RECORDING] as instrument [NUMBER]. A copy is enclosed.

Two suggestions for the file where you keep it.

Ask the county whether it offers free recording notices. If it does, sign up: you receive a message when a document is recorded under your name.

If you would like dated evidence of your own as well, DeedGuard keeps it for $99, once. You state your address and your name, and receive a file that proves the day on which you did. It cannot stop a county from recording a deed, and it does not replace your title insurance.

[FOR BUYERS WHOSE LOT WE LOCKED BEFORE THE SALE: We released our own lock on [DATE OF RELEASE]. Its proof file is enclosed; it shows the day on which our record began.]

With kind regards,
[NAME], [COMPANY]`,
};

const checklist: KitTemplate = {
  id: 'checklist',
  title: 'Checklist for closing',
  use: 'For whoever sits at the table. One for each closing.',
  text: `BEFORE CLOSING
[ ] Fill in the insert: community, county, website.
[ ] Agree with the closing agent who hands it over, and at which point.
[ ] If you pay for the lock, ask the closing agent how to show it on the settlement statement.
[ ] If you locked the lot yourself, have your unlock code ready.

AT THE TABLE
[ ] Hand over the insert with the copy of the deed.
[ ] Say that it is optional and that the purchase does not depend on it.
[ ] Release your own lock, if there is one, and print its proof.

AFTER RECORDING
[ ] The buyer opens an account with an email address of their own.
[ ] The buyer locks the property: address and name exactly as on the recorded deed.
[ ] The buyer pays $99 within 7 days, downloads the proof and keeps the unlock code.
[ ] With the buyer’s consent, a copy of the proof goes into your closing file.`,
};

const checklistSection = templateSection(checklist);

const paper: Paper = {
  title: 'Builder kit',
  summary:
    'For builders and developers: what to put into a closing package, and how protection passes to the buyer.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'for-builders',
      title: 'What your buyer receives',
      blocks: [
        'At closing a buyer takes home a deed. With a lock the buyer also has:',
        {
          kind: 'list',
          items: [
            'an entry in a public log, with a date that nobody can move',
            'an unlock code, without which the lock does not end',
            'a proof file that checks itself in any modern browser, with the network off',
          ],
        },
        {
          kind: 'note',
          text: 'A lock gives you dated evidence, alerts and a controlled release. It cannot stop a county from recording a deed.',
        },
        'Please say so to your buyers in these words. The texts below do.',
      ],
    },
    templateSection(packageInsert),
    templateSection(buyerLetter),
    {
      ...checklistSection,
      blocks: [
        ...checklistSection.blocks,
        'To be filled in for each closing:',
        {
          kind: 'blanks',
          labels: [
            'Community, lot and block',
            'Property address',
            'Buyer, as named on the deed',
            'Closing date',
            'Insert handed over by',
            'Our own lock released on (or: none)',
          ],
        },
      ],
    },
    {
      id: 'handover',
      title: 'How protection passes to the buyer',
      blocks: [
        'A lock belongs to the account that made it. It is not transferred: yours ends, and the buyer’s begins. Both steps are entries in the log, with a date each.',
        {
          kind: 'table',
          caption: 'Two ways to a buyer’s own lock',
          head: ['Where you start', 'What you do', 'What the buyer does'],
          rows: [
            ['The lot was never locked', 'Hand over the insert.', 'Locks the property after recording.'],
            [
              'You locked the lot before the sale',
              'Release it with your unlock code on the day of closing, and hand over the proof file.',
              'Locks the property after recording. Your proof shows the time before theirs.',
            ],
          ],
        },
        'Never hand over your account or your unlock code. Whoever has both can end the lock, and nobody could tell afterwards who did.',
      ],
    },
    {
      id: 'many-lots',
      title: 'How to lock many lots',
      blocks: [
        'Each lot is one property at one price: $99, once. Today you enter them one by one in [Deed protection](/deedguard-protection), up to 60 an hour in one account. Your list shows each with its status, its unlock code and its proof.',
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Write each address the same way everywhere. A lot without a street address is stated as the plat has it: lot, block, subdivision, county.',
            'Use one company account, and name the owner as the deed names it, such as “Cedar Ridge Homes LLC”.',
            'Pay within 7 days. What is not paid by then is released, and can be locked again.',
            'When a lot receives its street address, release the old lock and lock the address.',
          ],
        },
        'Entry by file and by API is being built. For a whole community, [write to us first](/resources/builder-kit#write).',
      ],
    },
    {
      id: 'revenue-share',
      title: 'Revenue share',
      blocks: [
        {
          kind: 'note',
          text: `Our claim: ${builderShare.claim}. It holds for nobody until it stands in a signed partner agreement.`,
        },
        'Tell your buyers when you receive a share of what they pay, and ask a lawyer what the law of your state and the federal settlement rules say about it. To become a partner, [apply](/partnerships).',
      ],
    },
    {
      id: 'partner-api',
      title: 'The partner API',
      blocks: [
        'One call will protect a property from your own sales system: `POST /v1/properties/protect`.',
        {
          kind: 'note',
          text: '**Not open.** The call is named here so that your developers can plan for it. There are no keys yet, and nothing answers at that address. [The developer pages](/developers) show what is planned.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Tell us how many lots you close in a year and who handles your closings: [write to us](/resources/builder-kit#write). For systems and integrations, [talk to us](/enterprise#contact).',
      ],
    },
  ],
};

export const builderKit: Kit = { paper, templates: [packageInsert, buyerLetter, checklist] };

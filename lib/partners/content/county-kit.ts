import type { Fact } from '@/lib/catalogue/schema';
import type { Paper } from '@/lib/paper/paper';
import { answer, templateSection, type Kit, type KitTemplate } from './kit';

type NoticeLaw = { state: string; asks: Fact<string> };

/** What two states ask of their recorders, as read in the statutes. */
const noticeLaws: NoticeLaw[] = [
  {
    state: 'Florida',
    asks: {
      value:
        'Since July 1, 2024, each clerk of the circuit court runs a free recording notification service, open to everyone. The portal is linked from the clerk’s website, and one email address may watch at least five names or parcel numbers.',
      asOf: '2026-11',
      source: {
        kind: 'statute',
        title: 'Fla. Stat. § 28.47',
        url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0028/Sections/0028.47.html',
      },
    },
  },
  {
    state: 'California',
    asks: {
      value:
        'By January 1, 2027, each county establishes a recorder notification program. Within 30 days of recording a deed, quitclaim deed, mortgage or deed of trust, the recorder mails a notice to the parties who signed it, at the address that was on file for tax bills before the recording.',
      asOf: '2026-11',
      source: {
        kind: 'statute',
        title: 'Cal. Gov. Code § 27297.7, as added by SB 255 (2025)',
        url: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260SB255',
      },
    },
  },
];

const counterNotice: KitTemplate = {
  id: 'counter-notice',
  title: 'Notice for the counter',
  use: 'One page, to print and set beside the window. It names the service of your own office first.',
  text: `KEEP AN EYE ON YOUR OWN RECORD

A document about your property can be recorded without your knowledge. Three things you can do:

1. Ask us about recording notices. Where this office offers them, they are free.
2. Look up your name and your parcel in the public index once or twice a year.
3. Keep dated evidence of what you own. Some owners use a private service for this, such as DeedGuard.

If you find a document that you did not sign, tell us, report it to the police, and speak to a lawyer.

[OFFICE NAME] records every document that meets the requirements of the law. No private service can stop a document from being recorded. This office gives no legal advice and does not endorse any private service.

[OFFICE NAME] · [TELEPHONE] · [WEBSITE]`,
};

const websiteNotice: KitTemplate = {
  id: 'website-notice',
  title: 'Notice for the website',
  use: 'For the page where you explain recording notices, below your own service.',
  text: `Other ways to keep watch

Our own recording notices are free: [LINK TO YOUR NOTICE SERVICE]. Please sign up for them first.

Private services exist as well. DeedGuard, for example, keeps a dated and sealed statement of an owner in a public log and gives the owner a file that proves it. Such evidence may help to show what an owner stated on a certain day. It does not change the public record, and it cannot stop a document from being recorded.

[OFFICE NAME] does not endorse private services and receives nothing for naming them.`,
};

const constituentEmail: KitTemplate = {
  id: 'constituent-email',
  title: 'Email to constituents',
  use: 'For the list of people who asked to hear from your office. Send it from an address of your own.',
  text: `Subject: Three quiet checks for your property record

Dear neighbor,

Most people look at the record of their property twice: when they buy it and when they sell it. A few minutes a year in between are worth it.

First, sign up for our free recording notices at [LINK]. You receive a message when a document is recorded under your name or parcel.

Second, look up your own name in our index at [LINK]. If you find a document that you did not sign, call us at [TELEPHONE].

Third, keep your papers together: your deed, your title policy, and any dated evidence of what you own. Some owners use a private service such as DeedGuard for such evidence. We name it as one example. We do not endorse it, and no private service can stop a document from being recorded.

We cannot give legal advice. If something looks wrong, speak to a lawyer early.

[NAME], [POSITION]
[OFFICE NAME]`,
};

const templates = [counterNotice, websiteNotice, constituentEmail];

const paper: Paper = {
  title: 'County recorder kit',
  summary:
    'For recorder and clerk offices: what DeedGuard is, what it is not, and texts that you can use with your own constituents.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'for-recorders',
      title: 'What DeedGuard is, and is not, for a recorder',
      blocks: [
        'DeedGuard is a private service for property owners. An owner states an address and a name. We enter a sealed fingerprint of that statement in a public log, with its date, and the owner receives a proof file that anyone can check without us.',
        {
          kind: 'note',
          text: 'A lock gives you dated evidence, alerts and a controlled release. It cannot stop a county from recording a deed.',
        },
        'That is the sentence which every owner reads before locking. For your office it means:',
        {
          kind: 'table',
          caption: 'What changes for a recording office',
          head: ['Question', 'Answer'],
          rows: [
            [
              'Do you record differently?',
              'No. A lock is not an instrument, puts nothing on title, and appears in no title search. You record what the law tells you to record.',
            ],
            ['Can a lock delay or stop a recording?', 'No. It cannot, and it is not meant to.'],
            [
              'Does DeedGuard read your index?',
              'Not today. Alerts that follow recorded documents are being built. They will use what an office publishes, or a feed that it has agreed to.',
            ],
            [
              'Do you handle data for us?',
              'No. Owners deal with us directly, and the public log holds neither names nor addresses.',
            ],
            ['What does it cost the office?', 'Nothing. Owners pay $99, once for each property.'],
            ['Do you endorse it?', 'No. Each text in this kit says so.'],
          ],
        },
        'We word this plainly for a reason. In April 2023 the city attorneys of San Francisco and San Diego [subpoenaed a seller of title monitoring](https://www.sfcityattorney.org/2023/04/10/san-francisco-and-san-diego-city-attorneys-subpoena-home-title-lock-over-deceptive-advertising/) over advertising that promised more than such a service can do. Nothing in this kit does.',
      ],
    },
    ...templates.map(templateSection),
    {
      id: 'notice-laws',
      title: 'Recording notices in the law',
      blocks: [
        'Two states with rules of their own on notices to owners. We list only what we have read in the statute. Your county counsel knows what applies to you.',
        {
          kind: 'table',
          caption: 'Recording notice laws, as of November 2026',
          head: ['State', 'What the law asks', 'Source'],
          rows: noticeLaws.map(({ state, asks }) => [
            state,
            asks.value,
            `[${asks.source.title}](${asks.source.url})`,
          ]),
        },
        'A notice of the office and a lock answer different questions. The notice tells an owner that a document was recorded. The lock shows what the owner stated before that.',
      ],
    },
    {
      id: 'staff-questions',
      title: 'Questions that staff are asked',
      blocks: [
        answer(
          '“My deed is locked. Can anything still be recorded?”',
          'Yes. The lock is dated evidence with a private service. It has no effect on what this office records.',
        ),
        answer(
          '“I found a deed that I did not sign.”',
          'Follow the procedure of your office. What usually helps the owner: the instrument number, a copy, a police report, and a lawyer. A proof file can go to whoever looks into it, as evidence of what was stated earlier.',
        ),
        answer(
          '“Here is my proof file. Please put it on record.”',
          'It is not a recordable instrument. Owners keep it with their papers.',
        ),
        answer(
          '“Can you check whether this proof is real?”',
          'You need not. Whoever wants to can open it in a browser with the network off, or use [Verify a proof](/verify). The file never leaves the computer.',
        ),
        answer(
          '“Should I buy it?”',
          'That is for the owner to decide. Please point to your own free notice first.',
        ),
        answer(
          'May we refuse a document because of a lock?',
          'No. A lock gives no ground to refuse, delay or return a document.',
        ),
      ],
    },
    {
      id: 'pilot',
      title: 'Request a pilot',
      blocks: [
        'In a pilot your office uses the notices of this kit and tells us what people ask. Nothing is connected to your recording system, no data changes hands, and it costs the office nothing. Later, if you want it, we talk about a feed for alerts.',
        'Fill this in and send it through [the form on the page of this kit](/resources/county-kit#write). Companies that would like to work with us [apply as partners](/partnerships).',
        {
          kind: 'blanks',
          labels: [
            'Recording office',
            'County and state',
            'Your name and position',
            'Email and telephone',
            'Documents recorded in a year',
            'Notices that you offer today (none, email, mail)',
            'What you would use (counter, website, email)',
            'When you would like to start',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'A person reads what you send: [write to us](/enterprise#contact). For the technical side, [the whitepaper](/security/whitepaper) describes the log and its proofs, and [the developer pages](/developers) its calls.',
      ],
    },
  ],
};

export const countyKit: Kit = { paper, templates };

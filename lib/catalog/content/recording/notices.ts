import { fact, official, secondary } from '@/lib/catalog/content/fact';
import { stateName } from '@/lib/catalog/content/states';
import { california } from '@/lib/catalog/content/states/california';
import { florida } from '@/lib/catalog/content/states/florida';
import { newYork } from '@/lib/catalog/content/states/new-york';
import { texas } from '@/lib/catalog/content/states/texas';
import type { Fact } from '@/lib/catalog/schema';

type Notice = { place: string; fact: Fact<string> };

/** What the law makes recorders tell an owner, by state. */
export const noticeLaws: Notice[] = [california, florida, newYork, texas].flatMap(({ law, ownerNotice }) =>
  ownerNotice ? [{ place: stateName(law.code), fact: ownerNotice }] : [],
);

/** Recorders' own alerts; all of them are free. */
export const recorderAlerts: Notice[] = [
  {
    place: 'Los Angeles County',
    fact: fact(
      'Mails copies of documents that change ownership or put a loan on a home, and sends email to those who register.',
      '2026-11',
      official(
        'Homeowner Notification Program',
        'https://www.lavote.gov/home/recorder/property-document-recording/homeowner-notification-program',
      ),
    ),
  },
  {
    place: 'Miami-Dade County',
    fact: fact(
      'Sends email alerts to those who register, next to courtesy notices by mail.',
      '2026-11',
      official('Property fraud', 'https://www.miamidadeclerk.gov/clerk/property-fraud.page'),
    ),
  },
  {
    place: 'New York City',
    fact: fact(
      'Sends a notice, usually on the day after, when a deed or mortgage document is recorded against a property that is registered.',
      '2026-11',
      official(
        'Notice of Recorded Document program',
        'https://nyc.gov/site/finance/property/deed-fraud-program-faq.page',
      ),
    ),
  },
  {
    place: 'Tarrant County, Texas',
    fact: fact(
      'Watches a name in the documents that the clerk records, and sends an email or calls.',
      '2026-11',
      secondary('Property Fraud Alert', 'https://www.aol.com/free-texas-program-help-protect-174217800.html'),
    ),
  },
];

/** Why the word lock needs its sentence beside it. */
export const lockCriticism: Fact<string> = fact(
  'In 2023 the city attorneys of San Francisco and San Diego subpoenaed a seller of title monitoring. They said that such a service only tells an owner after a deed was recorded, that many local governments do so free of charge, and that a fraudulent deed has no legal effect in California.',
  '2023-04',
  official(
    'San Francisco City Attorney',
    'https://www.sfcityattorney.org/2023/04/10/san-francisco-and-san-diego-city-attorneys-subpoena-home-title-lock-over-deceptive-advertising/',
  ),
);

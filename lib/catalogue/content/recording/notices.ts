import { fact, official, secondary, statute } from '@/lib/catalogue/content/notary-law/fact';
import type { Fact } from '@/lib/catalogue/schema';

type Notice = { place: string; fact: Fact<string> };

/** What the law makes recorders tell an owner, by state. */
export const noticeLaws: Notice[] = [
  {
    place: 'California',
    fact: fact(
      'By January 1, 2027 each county has a recorder notification program. Within 30 days of recording a deed, quitclaim deed, mortgage or deed of trust it mails a notice to the parties, at the address for tax bills from before. Email may come in addition.',
      '2026-11',
      statute(
        'Cal. Gov. Code § 27297.7 (SB 255)',
        'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=27297.7.',
      ),
    ),
  },
  {
    place: 'Florida',
    fact: fact(
      'Since July 1, 2024 each clerk runs a free recording notification service by email. Anyone may register at least five names or parcel numbers for each address.',
      '2026-11',
      statute(
        'Fla. Stat. § 28.47',
        'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0028/Sections/0028.47.html',
      ),
    ),
  },
  {
    place: 'New York',
    fact: fact(
      'When a conveyance of residential property is recorded, the county clerk or city register mails a written notice to the owner of record.',
      '2024-06',
      statute('N.Y. Real Property Law § 291', 'https://www.nysenate.gov/legislation/laws/RPP/291'),
    ),
  },
  {
    place: 'Texas',
    fact: fact(
      'Since September 1, 2025 an owner may record an affidavit against a fraudulent deed and ask a court to review it. We have found no statewide notice by mail or email; several county clerks offer one.',
      '2026-11',
      secondary(
        'National Notary Association, Texas Senate Bill 1734',
        'https://www.nationalnotary.org/knowledge-center/news/law-updates/tx-senate-bill-1734',
      ),
    ),
  },
];

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
  'In 2023 the city attorneys of San Francisco and San Diego subpoenaed a seller of title locks. They said that such a service only tells an owner after a deed was recorded, that many local governments do so free of charge, and that a fraudulent deed has no legal effect in California.',
  '2023-04',
  official(
    'San Francisco City Attorney',
    'https://www.sfcityattorney.org/2023/04/10/san-francisco-and-san-diego-city-attorneys-subpoena-home-title-lock-over-deceptive-advertising/',
  ),
);

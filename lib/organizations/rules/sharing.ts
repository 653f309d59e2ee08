import type { SharedKind } from '../schema/sharing';

type KindWords = {
  /** `a document` */
  thing: string;
  /** above the list */
  plural: string;
  /** what members see of it, as a sentence */
  seen: string;
  /** the page of whoever shared it */
  href: (id: string) => string;
  /** the page of the other members */
  sharedHref: (id: string) => string;
};

export const sharedKindWords: Record<SharedKind, KindWords> = {
  document: {
    thing: 'a document',
    plural: 'Documents',
    seen: 'Members see its name, its facts and its pages, and can download it.',
    href: (id) => `/documents/${id}`,
    sharedHref: (id) => `/organization/shared/documents/${id}`,
  },
  property: {
    thing: 'a property',
    plural: 'Properties',
    seen: 'Members see its address and owner, the state of its lock, its chain of title and its history, and can download the proofs. They see no unlock code, no payment and no document.',
    href: (id) => `/properties/${id}`,
    sharedHref: (id) => `/organization/shared/properties/${id}`,
  },
  request: {
    thing: 'a request',
    plural: 'Requests',
    seen: 'Members see its state, its times, its place and the name of the notary. They see no messages, no document and no price.',
    href: (id) => `/requests/${id}`,
    sharedHref: (id) => `/organization/shared/requests/${id}`,
  },
  invoice: {
    thing: 'an invoice',
    plural: 'Invoices',
    seen: 'Members see what it says and can download its PDF. They cannot change it.',
    href: (id) => `/invoices/${id}`,
    sharedHref: (id) => `/organization/shared/invoices/${id}`,
  },
};

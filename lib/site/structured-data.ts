import { siteAddress } from '@/lib/platform/env';

/** schema.org data of a page (JSON-LD), as search engines read it. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

export type Crumb = { name: string; path: string };
export type Question = { question: string; answer: string };

const absolute = (path: string) => new URL(path, siteAddress()).toString();
const organizationId = () => absolute('/#organization');

export function organization(): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: 'DeedGuard and GuardSign',
    url: absolute('/'),
    logo: absolute('/og/home.png'),
  };
}

type Service = { name: string; description: string; path: string; priceCents?: number };

export function service({ name, description, path, priceCents }: Service): StructuredData {
  return {
    '@type': 'Service',
    name,
    description,
    url: absolute(path),
    provider: { '@id': organizationId() },
    areaServed: { '@type': 'Country', name: 'United States' },
    ...(priceCents === undefined
      ? {}
      : { offers: { '@type': 'Offer', price: (priceCents / 100).toFixed(2), priceCurrency: 'USD' } }),
  };
}

/** The anchor of a question on its page: `what-if-i-cancel`. */
export function questionAnchor(question: string): string {
  return question
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function faqPage(questions: Question[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function breadcrumbList(crumbs: Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

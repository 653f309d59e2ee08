import { countiesOf } from '@/lib/catalog/content/counties';
import { recordableDocuments } from '@/lib/catalog/content/recording/states';
import { stateTemplates } from '@/lib/catalog/content/state-templates';
import { getState, states } from '@/lib/catalog/content/states';
import { findCounty } from '@/lib/catalog/queries';
import { deedQuestions } from '@/lib/deeds/content/product';
import { listTemplates } from '@/lib/generator/queries/templates';
import { notaryQuestions, waysToSign } from '@/lib/notary/content/product';
import { visitServices } from '@/lib/notary/rules/services';
import { planQuestions } from '@/lib/plans/content/plan-questions';
import { plans } from '@/lib/plans/content/plans';
import { findSectionOf, listSearchedPages } from '@/lib/site/site';
import { questionAnchor, type Question } from '@/lib/site/structured-data';
import { formatMoney, formatPrice } from '@/lib/values/money';
import { vaultQuestions } from '@/lib/vault/content/product';
import type { SearchKind } from '../schema';

/** What anybody may find: made of what the pages are made of, so that none is named that is not there. */
export type SearchEntry = {
  /** the same for as long as it is about the same */
  id: string;
  kind: SearchKind;
  title: string;
  subtitle: string | null;
  href: string;
  /** words that lead to it beside title and subtitle */
  text: string;
  /** of a page for whoever is signed in */
  forAccounts: boolean;
};

type NewEntry = Omit<SearchEntry, 'id' | 'subtitle' | 'text' | 'forAccounts'> &
  Partial<SearchEntry> & { about: string };

const ANSWER_LETTERS = 140;

/** Every entry of the search: some 3,500, most of them counties. */
export function listEntries(): SearchEntry[] {
  return [
    ...pages(),
    ...services(),
    ...stateEntries(),
    ...counties(),
    ...documents(),
    ...templates(),
    ...generatorTemplates(),
    ...answers('/deedguard', deedQuestions),
    ...answers('/guardsign', notaryQuestions),
    ...answers('/vault', vaultQuestions),
    ...answers('/pricing', planQuestions),
  ];
}

function entry({ about, kind, ...rest }: NewEntry): SearchEntry {
  return { id: `${kind}:${about}`, kind, subtitle: null, text: '', forAccounts: false, ...rest };
}

function pages(): SearchEntry[] {
  return listSearchedPages().map(({ path, title, description, gated = false }) =>
    entry({
      about: path,
      kind: 'page',
      title: path === '/' ? 'Home page' : title,
      subtitle: description,
      href: path,
      text: findSectionOf(path)?.title ?? '',
      forAccounts: gated,
    }),
  );
}

function services(): SearchEntry[] {
  const visits = visitServices.map(({ value, label }) =>
    entry({
      about: value,
      kind: 'service',
      title: `Notary for ${label.toLowerCase()} documents`,
      subtitle: 'Find one near you',
      href: '/notary-booking',
    }),
  );
  const ways = waysToSign.map(({ name, basePrice, where, suits }) =>
    entry({
      about: name,
      kind: 'service',
      title: `${name} notary`,
      subtitle: `From ${basePrice}. ${where}`,
      href: '/guardsign',
      text: suits,
    }),
  );
  const plansForSale = plans.map(({ id, name, description, monthlyCents }) =>
    entry({
      about: `plan-${id}`,
      kind: 'service',
      title: name,
      subtitle: `${formatPrice(monthlyCents)} a month. ${description}`,
      href: '/pricing',
      text: 'plan subscription',
    }),
  );
  return [...visits, ...ways, ...plansForSale];
}

function stateEntries(): SearchEntry[] {
  return states.flatMap(({ name, code, slug }) => [
    entry({
      about: `${code}-notary`,
      kind: 'state',
      title: `${name} notary law and documents`,
      subtitle: 'Term, fee, bond, remote notarization and certificates, with sources',
      href: `/state-documents/${slug}`,
      text: code,
    }),
    entry({
      about: `${code}-recording`,
      kind: 'state',
      title: `${name} recording requirements`,
      subtitle: 'Page size, margins, type, tax, notary and fees',
      href: `/recording/requirements/${slug}`,
      text: code,
    }),
  ]);
}

function counties(): SearchEntry[] {
  return states.flatMap((state) =>
    countiesOf(state.fips).map(({ fips, slug, name }) =>
      entry({
        about: fips,
        kind: 'county',
        title: findCounty(fips)?.title ?? `${name}, ${state.code}`,
        subtitle: `FIPS code ${fips}`,
        href: `/recording/requirements/${state.slug}#county-${slug}`,
        text: state.name,
      }),
    ),
  );
}

function documents(): SearchEntry[] {
  return recordableDocuments.map(
    ({ state, county, documentTypeCode, documentName, abbreviation, baseFeeCents, baseFeeFor }) =>
      entry({
        about: `${state}-${county}-${documentTypeCode}`,
        kind: 'recordable-document',
        title: `${documentName}, ${county}, ${state}`,
        subtitle: `${baseFeeFor ? 'Document' : 'First page'} ${formatMoney(baseFeeCents)} in this county`,
        href: `/recording/requirements/${getState(state).slug}`,
        text: abbreviation,
      }),
  );
}

function templates(): SearchEntry[] {
  return stateTemplates.map(({ act, name, description }) =>
    entry({
      about: act,
      kind: 'template',
      title: name,
      subtitle: description,
      href: '/state-documents#templates',
      text: 'certificate form download',
    }),
  );
}

function generatorTemplates(): SearchEntry[] {
  return listTemplates().map(({ id, name, description, stateCode, category }) =>
    entry({
      about: `generator-${id}`,
      kind: 'template',
      title: `${name}, ${getState(stateCode).name}`,
      subtitle: description,
      href: `/ai-document-generator?category=${category}&state=${stateCode}`,
      text: 'document generator fill in draft',
    }),
  );
}

function answers(path: string, questions: readonly Question[]): SearchEntry[] {
  return questions.map(({ question, answer }) =>
    entry({
      about: `${path}-${question}`,
      kind: 'answer',
      title: question,
      subtitle: shorten(answer),
      href: `${path}#${questionAnchor(question)}`,
      text: answer,
    }),
  );
}

function shorten(text: string): string {
  if (text.length <= ANSWER_LETTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', ANSWER_LETTERS))} …`;
}

import { pageMetadata } from '@/lib/site/page-metadata';
import { breadcrumbList, faqPage, organization, service } from '@/lib/site/structured-data';
import { getSitePage, listIndexedPages, listParents } from '@/lib/site/site';

describe('the metadata of a page', () => {
  it('says what the table of pages says, with its address and its picture', () => {
    const { title, description } = getSitePage('/pricing/calculator');

    expect(pageMetadata('/pricing/calculator')).toMatchObject({
      title,
      description,
      alternates: { canonical: '/pricing/calculator' },
      openGraph: {
        title,
        description,
        url: '/pricing/calculator',
        images: [{ url: '/og/pricing-calculator.png' }],
      },
    });
  });

  it('says its own of a page below one of the table, under the picture of that one', () => {
    const texas = { path: '/state-documents/texas', title: 'Texas', description: 'Notary law of Texas.' };

    expect(pageMetadata('/state-documents', texas)).toMatchObject({
      title: 'Texas',
      description: 'Notary law of Texas.',
      alternates: { canonical: '/state-documents/texas' },
      openGraph: { url: '/state-documents/texas', images: [{ url: '/og/state-documents.png' }] },
    });
  });

  it('keeps a page that shows what is asked for out of search engines', () => {
    expect(pageMetadata('/search').robots).toEqual({ index: false });
    expect(pageMetadata('/pricing').robots).toBeUndefined();
  });

  it('leaves the name of the site out of the title of the front page, which says it', () => {
    expect(pageMetadata('/').title).toEqual({ absolute: getSitePage('/').title });
  });
});

describe('pages that may be listed', () => {
  const paths = listIndexedPages().map(({ path }) => path);

  it('are those that are built and open', () => {
    expect(paths).toEqual(expect.arrayContaining(['/', '/pricing', '/legal/terms', '/vault', '/login']));
  });

  it.each(['/dashboard/client', '/payment/success', '/alerts/[id]', '/alerts', '/invoices', '/pay/[id]'])(
    'are not %s',
    (path) => expect(paths).not.toContain(path),
  );
});

describe('the pages above a page', () => {
  it('are those that its address begins with', () => {
    expect(listParents('/pricing/calculator').map(({ path }) => path)).toEqual(['/pricing']);
    expect(listParents('/pricing')).toEqual([]);
  });
});

describe('data for search engines', () => {
  it('has absolute addresses and a place for each crumb', () => {
    const { itemListElement } = breadcrumbList([
      { name: 'Home', path: '/' },
      { name: 'Pricing', path: '/pricing' },
    ]);

    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
      { '@type': 'ListItem', position: 2, name: 'Pricing', item: 'http://localhost:3000/pricing' },
    ]);
  });

  it('gives each question its answer', () => {
    expect(faqPage([{ question: 'Why?', answer: 'Because.' }]).mainEntity).toEqual([
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ]);
  });

  it('offers a service at its price, by the organization of the front page', () => {
    const offered = service({
      name: 'Lock',
      description: 'One lock.',
      path: '/deedguard',
      priceCents: 9_900,
    });

    expect(offered).toMatchObject({
      provider: { '@id': organization()['@id'] },
      offers: { price: '99.00', priceCurrency: 'USD' },
    });
    expect(service({ name: 'Visit', description: 'One visit.', path: '/guardsign' })).not.toHaveProperty(
      'offers',
    );
  });
});

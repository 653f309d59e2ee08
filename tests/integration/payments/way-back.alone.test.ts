import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import DeedPaymentPage from '@/app/(slim)/payment/deedguard/page';
import PaymentReturnPage from '@/app/(slim)/payment/success/page';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { serve } from '@/tests/support/next-headers';

jest.mock('next/headers', () => jest.requireActual<object>('../../support/next-headers'));

type Page = (props: { searchParams: Promise<Record<string, string>> }) => Promise<ReactElement>;

async function linksOf(page: Page, search: Record<string, string>, person?: Person): Promise<string[]> {
  serve(new Request('http://localhost:3000/', { headers: person ? { cookie: person.cookie } : {} }));
  const drawn = await page({ searchParams: Promise.resolve(search) });
  const html = renderToStaticMarkup(createElement(AppRouterContext.Provider, { value: {} as never }, drawn));
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&') ?? '');
}

describe('the page for paying', () => {
  it('leads back to the property from whose page it was opened', async () => {
    const owner = await createOwner();
    const { id } = await buildLock(owner);

    const links = await linksOf(DeedPaymentPage, { lock: id, from: 'property' }, owner);

    expect(links).toContain(`/properties/${id}`);
    expect(links).not.toContain('/deedguard-protection');
  });

  it.each(['', 'https://evil.test', '//evil.test', '/settings/account'])(
    'leads back to deed protection, and nowhere else, from %j',
    async (from) => {
      const owner = await createOwner();
      const { id } = await buildLock(owner);

      const links = await linksOf(DeedPaymentPage, { lock: id, from }, owner);

      expect(links[0]).toBe('/deedguard-protection');
      expect(links.filter((link) => from && link.includes(from))).toEqual([]);
    },
  );
});

describe('the page that a bank returns to', () => {
  it('leads back to the property that was paid for, as our records name it', async () => {
    const owner = await createOwner();
    const { id } = await buildLock(owner);
    const { paymentId } = await buildPaidPayment(owner, { lockId: id });

    const search = { service: 'deedguard', payment: paymentId, from: 'property', lock: 'other' };
    const links = await linksOf(PaymentReturnPage, search, owner);

    expect(links.filter((link) => link.startsWith('/properties/'))).toEqual([
      `/properties/${id}`,
      `/properties/${id}`,
    ]);
  });

  it('still knows where to lead back to after a login', async () => {
    const links = await linksOf(PaymentReturnPage, { payment_intent: 'pi_1', from: 'property' });

    expect(links.map(decodeURIComponent).find((link) => link.startsWith('/login'))).toContain(
      '&from=property',
    );
  });
});

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import OwnAtlasPage from '@/app/(account)/signed-in/atlas-ai/page';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { countQueries } from '@/tests/support/count-queries';
import { buildDocument } from '@/tests/support/documents';
import { buildAlert } from '@/tests/support/histories';
import { serve } from '@/tests/support/next-headers';
import { indexOf, recordedLine, takeIn, watchedLock } from '@/tests/support/recordings';

jest.mock('next/headers', () => jest.requireActual<object>('../../support/next-headers'));

async function pageOf(person: Person, search: Record<string, string> = {}): Promise<string> {
  serve(new Request('http://localhost:3000/atlas-ai', { headers: { cookie: person.cookie } }));
  const page = await OwnAtlasPage({ searchParams: Promise.resolve(search) });
  const html = renderToStaticMarkup(createElement(AppRouterContext.Provider, { value: {} as never }, page));
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('/atlas-ai for whoever is signed in', () => {
  it('has what is their own in all tabs, and no sample', async () => {
    const owner = await createOwner();
    const lock = await watchedLock(owner);
    await takeIn(await createAdmin(), indexOf(recordedLine()));
    await buildAlert(lock.id, { title: 'A deed of mine' });
    await buildDocument(owner, { name: 'Mine.pdf' });

    const text = await pageOf(owner);
    for (const own of ['Mine.pdf', 'Travis County, TX', 'A deed of mine', 'Weeks as a table'])
      expect(text).toContain(own);
    expect(text).not.toMatch(/Sample data|98\.7%/);
  });

  it('has nothing of anybody else', async () => {
    const other = await createOwner();
    await buildAlert((await watchedLock(other)).id, { title: 'A deed of theirs' });
    await buildDocument(other, { name: 'Theirs.pdf' });

    const text = await pageOf(await createOwner());
    expect(text).not.toMatch(/Theirs|A deed of theirs|Travis County/);
    expect(text).toContain('All Clear');
  });

  it('does not find the document of somebody else', async () => {
    const { id } = await buildDocument(await createOwner(), { name: 'Theirs.pdf' });
    await expect(pageOf(await createOwner(), { document: id })).rejects.toThrow(/404/);
  });

  it('shows the newest PDF where the address names no document', async () => {
    const owner = await createOwner();
    await buildDocument(owner, { name: 'Mine.pdf' });
    expect(await pageOf(owner, { document: 'nonsense' })).toContain('Mine.pdf');
  });

  it('asks as much for an account with many things as for one with few', async () => {
    const owner = await createOwner();
    const lock = await watchedLock(owner);
    await buildDocument(owner, { name: 'First.pdf' });
    await buildAlert(lock.id);
    await pageOf(owner);
    const forFew = await countQueries(() => pageOf(owner));
    await buildDocument(owner, { name: 'Second.pdf' });
    for (let made = 0; made < 30; made += 1) await buildAlert(lock.id);

    expect(await countQueries(() => pageOf(owner))).toBe(forFew);
  });
});

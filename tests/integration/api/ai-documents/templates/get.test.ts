import { GET } from '@/app/api/ai-documents/templates/route';
import { GET as getUses } from '@/app/api/ai-documents/templates/uses/route';
import type { ListedTemplate } from '@/lib/generator/queries/templates';
import { createOwner } from '@/tests/support/actors';
import { generated } from '@/tests/support/generated-documents';
import { callRoute } from '@/tests/support/http';

const list = async (query = '') =>
  (await callRoute(GET, { url: `/api/ai-documents/templates${query}` })).body as ListedTemplate[];

describe('GET /api/ai-documents/templates', () => {
  it('lists those of a category and a state, with their fields and without their words', async () => {
    const templates = await list('?category=affidavit&state=TX');
    expect(templates.map(({ id }) => id)).toContain('affidavit-of-identity-tx');
    for (const template of templates) {
      expect(template).toMatchObject({ category: 'affidavit', stateCode: 'TX', usageCount: 0 });
      expect(template).not.toHaveProperty('markdown');
      expect(template).not.toHaveProperty('file');
    }
  });

  it('counts what was made of each', async () => {
    await generated(await createOwner());
    const [template] = (await list()).filter(({ id }) => id === 'affidavit-of-identity-tx');
    expect(template?.usageCount).toBe(1);
  });

  it('gives the counts alone, too', async () => {
    await generated(await createOwner());
    expect((await callRoute(getUses, { url: '/api/ai-documents/templates/uses' })).body).toEqual({
      'affidavit-of-identity-tx': 1,
    });
  });

  it.each(['?state=NV', '?category=song'])('refuses %s', async (query) => {
    expect((await callRoute(GET, { url: `/api/ai-documents/templates${query}` })).status).toBe(422);
  });
});

import type { APIRequestContext } from '@playwright/test';
import { findFreePort } from '../../scripts/postgres/ports';
import { BACKGROUND_MS, expect, test } from '../support/e2e';
import { addOrganization } from '../support/e2e-organizations';
import { startPartnerProgram } from '../support/partner-program';
import { queryDatabase } from '../support/server';

const query = <Row>(sql: string, values: unknown[]) =>
  queryDatabase<Row>(process.env.E2E_DATABASE_URL ?? '', sql, values);

/** What its owner makes in the account, as README.md of the program asks for it. */
async function addAccess(request: APIRequestContext, webhookPort: number): Promise<Record<string, string>> {
  const make = async (what: string, data: object) => {
    const answer = await request.post(`/api/organization/${what}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { id: string; secret: string };
  };
  const scopes = ['properties:read', 'properties:write', 'bookings:read', 'bookings:write'];
  const key = await make('keys', { name: 'Program', mode: 'test', scopes, expiresInDays: null });
  const app = await make('apps', {
    name: 'Closing Desk App',
    redirectUris: ['http://127.0.0.1/callback'],
    scopes: ['properties:read', 'bookings:read'],
    isConfidential: false,
  });
  const endpoint = await make('webhooks', {
    mode: 'test',
    url: `http://127.0.0.1:${webhookPort}/hook`,
    eventTypes: ['*'],
  });
  return {
    DEEDGUARD_KEY: key.secret,
    CLIENT_ID: app.id,
    WEBHOOK_SECRET: endpoint.secret,
    WEBHOOK_PORT: String(webhookPort),
  };
}

test('a program of a partner signs in, locks, books, and checks what it is told', async ({ openFor }) => {
  const partner = await openFor('owner');
  const organizationId = await addOrganization(partner);
  const access = await addAccess(partner.page.request, await findFreePort());
  const program = startPartnerProgram({ DEEDGUARD_URL: process.env.E2E_ADDRESS ?? '', ...access });
  const lineWith = async (words: string) => {
    const find = () => program.lines().find((line) => line.includes(words));
    await expect.poll(find, { message: words, timeout: BACKGROUND_MS }).toBeTruthy();
    return find() ?? '';
  };
  try {
    const asked = await lineWith('Open this address and agree: ');
    await partner.page.goto(asked.slice(asked.indexOf('http')));
    await expect(
      partner.page.getByRole('heading', { name: 'Closing Desk App will be able to' }),
    ).toBeVisible();
    await expect(partner.page.getByText('a program on this computer')).toBeVisible();
    await partner.page.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(partner.page.getByText('You are signed in. You can close this page.')).toBeVisible();

    await lineWith('Done.');
    expect(await program.ended, program.lines().join('\n')).toBe(0);
  } finally {
    program.remove();
  }

  const id = '[\\da-f-]{36}';
  const expected = [
    /^Open this address and agree: http/,
    /^Signed in, with the scopes properties:read bookings:read\.$/,
    /^They have 0 properties here\.$/,
    /^The token was given back; now it is answered with 401 not_signed_in\.$/,
    new RegExp(`^Locked ${id}, which is locked\\.$`),
    /^Asked again with the same key: the same answer\.$/,
    new RegExp(`^Webhook property\\.locked for ${id}, its signature is right\\.$`),
    new RegExp(`^Booked a notary as ${id} for [\\d.]+ dollars\\.$`),
    new RegExp(`^Webhook request\\.created for ${id}, its signature is right\\.$`),
    /^Listed 2 properties on 2 pages\.$/,
    /^Done\.$/,
  ];
  const lines = program.lines();
  expect(lines).toHaveLength(expected.length);
  expected.forEach((pattern, index) => expect(lines[index]).toMatch(pattern));

  const made = await query<{ kind: string; count: number }>(
    'SELECT kind::text, count(*)::int AS count FROM sandbox_objects WHERE organization_id = $1 GROUP BY kind ORDER BY kind',
    [organizationId],
  );
  expect(made).toEqual([
    { kind: 'booking', count: 1 },
    { kind: 'property', count: 2 },
  ]);
  const events = await query<{ type: string }>(
    'SELECT type FROM webhook_events WHERE organization_id = $1 ORDER BY created_at',
    [organizationId],
  );
  expect(events.map(({ type }) => type).sort()).toEqual([
    'property.locked',
    'property.locked',
    'request.created',
  ]);
});

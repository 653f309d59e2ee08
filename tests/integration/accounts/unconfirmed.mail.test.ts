import { smtp } from '@/tests/support/with-mail';
import { PUT as verify } from '@/app/api/notaries/profile/[userId]/verification/route';
import { POST as send } from '@/app/api/invoices/[id]/send/route';
import { POST as checkout } from '@/app/api/invoices/[id]/checkout/route';
import { GET as readPdf } from '@/app/api/invoices/[id]/pdf/route';
import { GET as readInvoice } from '@/app/api/invoices/[id]/route';
import { GET as me } from '@/app/api/auth/me/route';
import { confirmAddressOf } from '@/lib/accounts/commands/addresses';
import { setRole } from '@/lib/accounts/commands/roles';
import { createAdmin, createOwner, forgetAddress, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';
import { buildNotary, givePapers } from '@/tests/support/notary';
import { snapshot } from '@/tests/support/rows';

/** An account that somebody opened with an address that they do not read. */
async function createSquatter(create: () => Promise<Person> = createOwner): Promise<Person> {
  const squatter = await create();
  await forgetAddress(squatter);
  return squatter;
}

describe('an account whose address nobody confirmed, where mail goes out', () => {
  const sending = (as: Person, id: string) =>
    callRoute(send, { method: 'POST', params: { id }, url: `/api/invoices/${id}/send`, as });

  it.each([
    ['its owner', (issuer: Person) => Promise.resolve(issuer)],
    ['an admin', () => createAdmin()],
  ])('sends no invoice in the name of that address, by %s', async (_, choose) => {
    const squatter = await createSquatter();
    const { id } = await buildInvoice(squatter);
    const sender = await choose(squatter);
    const before = await snapshot();
    const answer = await sending(sender, id);
    expect([answer.status, answer.body]).toEqual([
      403,
      {
        message:
          'Before you can send an invoice, please confirm your email address: open the link in the email that we sent you, or have us email another one from your account settings.',
        code: 'unconfirmed_address',
      },
    ]);
    expect(await snapshot()).toEqual(before);
    expect(smtp.mails).toEqual([]);

    await confirmAddressOf(squatter.user.email);
    expect((await sending(sender, id)).status).toBe(200);
  });

  it('asks nobody for money by a link either: a draft is shown to its issuer alone', async () => {
    const squatter = await createSquatter();
    const { id } = await buildInvoice(squatter);
    const params = { id };
    const seenBy = async (as: Person | null) => [
      (await callRoute(readInvoice, { as, params })).status,
      (await callRoute(readPdf, { as, params })).status,
    ];
    expect(await seenBy(null)).toEqual([404, 404]);
    expect(await seenBy(await createOwner())).toEqual([404, 404]);
    expect((await callRoute(checkout, { method: 'POST', params })).status).toBe(404);
    expect(await seenBy(squatter)).toEqual([200, 200]);

    await confirmAddressOf(squatter.user.email);
    expect(await seenBy(null)).toEqual([200, 200]);
  });

  it('is not made an admin, and its sessions are not raised', async () => {
    const squatter = await createSquatter();
    const before = await snapshot();
    await expect(setRole(squatter.user.email, 'admin')).rejects.toMatchObject({
      code: 'unconfirmed_address',
    });
    expect(await snapshot()).toEqual(before);

    await confirmAddressOf(squatter.user.email);
    await setRole(squatter.user.email, 'admin');
    expect(await query('SELECT role::text FROM users')).toEqual([{ role: 'admin' }]);
    expect((await callRoute(me, { as: squatter })).status).toBe(401);
  });

  it('is not verified as a notary', async () => {
    const notary = await buildNotary({ isVerified: false });
    await forgetAddress(notary);
    const admin = await createAdmin();
    const put = (verified: boolean) =>
      callRoute(verify, {
        method: 'PUT',
        as: admin,
        params: { userId: notary.actor.id },
        body: { verified },
      });
    const before = await snapshot();
    const answer = await put(true);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      fields: { verified: expect.stringContaining('has not confirmed the email address') as string },
    });
    expect(await snapshot()).toEqual(before);
    expect((await put(false)).status).toBe(200);

    await confirmAddressOf(notary.user.email);
    await givePapers(notary.actor.id);
    expect((await put(true)).status).toBe(200);
  });
});

import '@/tests/support/with-mail';
import { acceptOffer } from '@/lib/notary/commands/offers';
import { mailNotification } from '@/lib/notary/commands/notification-mail';
import { REMOTE_LINK, REMOTE_NOTARY } from '@/lib/notary/content/remote-session';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildNotary } from '@/tests/support/notary';
import { listJobs, offerRequest } from '@/tests/support/offers';

it('The email that a notary has accepted a remote session says where the link comes and whose law holds', async () => {
  const [client, notary] = [await createOwner(), await buildNotary()];
  const { offerId } = await offerRequest(client, { is_remote: true, state: 'NY' });
  await acceptOffer(notary.actor, offerId);
  for (const { id } of await listJobs('notification-mail')) await mailNotification(id);

  const [mail] = await query<{ text: string }>('SELECT text FROM mails WHERE to_address = $1', [
    client.user.email,
  ]);
  expect(mail!.text).toContain(`${REMOTE_LINK} ${REMOTE_NOTARY}`);
});

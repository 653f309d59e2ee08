import 'server-only';
import { holdSession } from '@/lib/accounts/commands/hold-account';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { hashOfArtifact } from '@/lib/platform/v1/api-token';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { findClient, type OauthClient } from '../queries/clients';
import { findAsked, type Asked } from '../queries/consent';
import { changesSomething } from '../rules/scopes';
import type { ConsentAnswer } from '../schema/consent';
import { connect } from './grants';

const OVER =
  'This request was answered, has expired, or is for another account. Please go back to the app and start again.';

/**
 * Agrees to what an app asks for, or does not; a request is answered once. Returns where the browser goes on: the OAuth
 * server sends it back to the app. Throws `gone` for a request that is over, `not_signed_in` where the session ended since the
 * call came in, and `step_up_required` where a guarded account would let the app change something.
 */
export async function answerConsent(
  actor: Actor,
  { request, agree }: ConsentAnswer,
): Promise<{ url: string }> {
  const asked = await findAsked(db, actor, request);
  const app = asked && (await findClient(asked.appId));
  if (!app) throw new AppError('gone', OVER);
  if (agree && changesSomething(asked.scopes)) await assertSteppedUp(actor);
  await transaction(async (tx) => {
    await holdSession(tx, actor);
    const result = agree
      ? { consent: { grantId: await agreeTo(tx, actor, asked, app) } }
      : { error: 'access_denied', error_description: 'the owner of the account did not agree' };
    await writeResult(tx, request, result);
  });
  return { url: asked.returnTo };
}

async function agreeTo(
  tx: Tx,
  { id: userId }: Actor,
  { appId, scopes }: Asked,
  { name, isSelfRegistered }: OauthClient,
): Promise<string> {
  const { id, isNew } = await connect(tx, { appId, userId, scopes });
  if (isNew) {
    await notifyByMail(tx, {
      userId,
      type: 'app.connected',
      title: 'An app was connected to your account',
      message: `${name}${isSelfRegistered ? ', an app that registered itself and that we have not checked,' : ''} can use your account from now on, as you agreed. If that was not you, disconnect it and change your password.`,
      href: '/settings/apps',
    });
  }
  return id;
}

/** Throws `gone` where another tab has answered meanwhile. */
async function writeResult(tx: Tx, request: string, result: Prisma.InputJsonObject): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE oauth_artifacts SET payload = payload || jsonb_build_object('result', ${JSON.stringify(result)}::jsonb)
    WHERE kind = 'Interaction' AND id = ${hashOfArtifact(request)} AND NOT payload ? 'result'`;
  if (count === 0) throw new AppError('gone', OVER);
}

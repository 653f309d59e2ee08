import { readdirSync, readFileSync } from 'node:fs';
import { guardedActs } from '@/lib/accounts/rules/guarded';
import { founderDeclaration, terms, whitepaper } from '@/lib/company/content/papers';
import { securityFeatures } from '@/lib/company/content/security-features';
import { paperText } from '@/lib/paper/paper-text';

/** Each function that asks for a PIN, a passkey or a recovery code, and how the list of them calls what it does. */
const asking: Record<string, string> = {
  'claims/commands/evidence.ts: submitEvidence': 'showing one as evidence',
  'deeds/commands/release.ts: releaseDeed': 'releasing a lock',
  'properties/commands/announcements.ts: announce': 'announcing a transaction',
  'deeds/queries.ts: listLockedDeeds': 'showing an unlock code',
  'vault/queries/documents.ts: getOpenableDocument': 'opening',
  'vault/queries/documents.ts: getDocument': 'opening',
  'vault/queries/documents.ts: listDocuments': 'opening',
  'vault/queries/thumbnails.ts: readThumbnail': 'opening',
  'vault/commands/documents.ts: changeDocument': 'opening',
  'vault/commands/redactions.ts: openRedactedCopy': 'opening',
  'vault/commands/links.ts: createLink': 'sharing',
  'payments/commands/refund.ts: askRefund': 'asking for money back',
  'vault/commands/documents.ts: deleteDocument': 'deleting a document',
  'vault/commands/redactions.ts: deleteRedaction': 'deleting a document or a redacted copy',
  'generator/queries/generated.ts: listGenerated': 'opening or deleting what was generated',
  'generator/queries/generated.ts: getGenerated': 'opening or deleting what was generated',
  'generator/commands/delete.ts: deleteGenerated': 'opening or deleting what was generated',
  'notary/commands/requests.ts: prepareRequest': 'attaching a document to a request or a message to us',
  'oauth/commands/consent.ts: answerConsent':
    'letting an app change something in your name or stay connected',
  'oauth/commands/apps.ts: registerApp': 'registering or changing an app',
  'oauth/commands/apps.ts: changeApp': 'registering or changing an app',
  'oauth/commands/apps.ts: renewSecret': 'registering or changing an app',
  'notary/commands/calendar.ts: makeCalendarFeed': 'making a calendar feed',
  'programs/commands/keys.ts: createKey': 'making an API key',
  'programs/commands/keys.ts: rollKey': 'making an API key',
  'programs/commands/webhook-endpoints.ts: createEndpoint':
    'adding or changing a webhook, or showing its signing secret',
  'programs/commands/webhook-endpoints.ts: changeEndpoint':
    'adding or changing a webhook, or showing its signing secret',
  'programs/commands/webhook-endpoints.ts: rotateSecret':
    'adding or changing a webhook, or showing its signing secret',
  'programs/commands/webhook-endpoints.ts: showSecret':
    'adding or changing a webhook, or showing its signing secret',
  'organizations/commands/close.ts: closeOwnOrganization':
    'closing an organization, inviting somebody into it, or changing or removing a member',
  'organizations/commands/invitations.ts: invite':
    'closing an organization, inviting somebody into it, or changing or removing a member',
  'organizations/commands/members.ts: setMemberRole':
    'closing an organization, inviting somebody into it, or changing or removing a member',
  'organizations/commands/members.ts: removeMember':
    'closing an organization, inviting somebody into it, or changing or removing a member',
  'accounts/commands/change-address.ts: askForAddress': 'changing the email address',
  'personal-data/commands/export.ts: exportAccount': 'downloading the data of the account',
  'personal-data/commands/export.ts: openExport': 'downloading the data of the account',
  'personal-data/commands/delete-account.ts: deleteAccount': 'deleting the account',
  'support/commands/cases.ts: assertOwnDocument': 'attaching a document to a request or a message to us',
  'recovery/queries/pack.ts: readPack': 'making a recovery pack',
  'accounts/commands/pin.ts: setPin': 'changing the PIN',
  'accounts/commands/pin.ts: removePin': 'changing the PIN',
  'accounts/commands/passkeys.ts: startPasskey': 'passkeys',
  'accounts/commands/passkeys.ts: addPasskey': 'passkeys',
  'accounts/commands/passkeys.ts: writePasskey': 'passkeys',
  'accounts/commands/passkeys.ts: renamePasskey': 'passkeys',
  'accounts/commands/passkeys.ts: removePasskey': 'passkeys',
  'accounts/commands/recovery-codes.ts: makeRecoveryCodes': 'recovery codes',
};

const CALL = /\b(?:assertSteppedUp|isSteppedUp|holdGuards)\(actor\)|\bholdGuards\(tx, actor\)/;

function findAsking(): string[] {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^accounts\/(queries\/step-up|commands\/guards)\.ts$/.test(file),
  );
  return files.flatMap((file) =>
    readFileSync(`lib/${file}`, 'utf8')
      .split(/^(?=(?:export )?(?:async )?function )/m)
      .filter((text) => CALL.test(text))
      .map((text) => `${file}: ${/function (\w+)/.exec(text)?.[1] ?? ''}`),
  );
}

describe('the list of what a PIN or a passkey is asked for', () => {
  it('names everything that asks', () => {
    expect(findAsking().sort()).toEqual(Object.keys(asking).sort());
    for (const act of Object.values(asking)) expect(guardedActs).toContain(act);
  });

  it.each([
    ['whitepaper', paperText(whitepaper)],
    ['founder declaration', paperText(founderDeclaration)],
    ['terms of service', paperText(terms)],
    ['version page', securityFeatures.map(({ says }) => says).join('\n')],
  ])('is told whole by the %s', (_name, text) => {
    expect(text.replace(/\s+/g, ' ')).toContain(`before ${guardedActs}.`);
  });
});

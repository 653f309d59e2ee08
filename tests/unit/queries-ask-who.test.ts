import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readQueryFunctions, readQueryFunctionsOf } from '@/tests/support/query-functions';

const LIB = path.join(process.cwd(), 'lib');

/** Why a query that waits for something, or a question, may be asked by anybody. Each names what it is opened by, or why nothing is. */
const openToAll: Record<string, string> = {
  'evidence/queries/log.ts: getCheckpoint': 'the log is public',
  'evidence/queries/log.ts: getInclusion': 'the log is public',
  'evidence/queries/log.ts: getConsistency': 'the log is public',
  'evidence/queries/log.ts: listEntries': 'the log is public',
  'evidence/queries/log.ts: listCommitments': 'the log is public',
  'evidence/queries/verification.ts: verifyEvidence':
    'whoever has the file or its hash may know what was recorded of it',
  'evidence/queries/proofs.ts: getProof': 'the log knows no owners; the domain whose entry it is has asked',
  'evidence/queries/proofs.ts: getProofFile':
    'the log knows no owners; the domain whose entry it is has asked',
  'evidence/queries/proofs.ts: signLockState': 'the domain of the lock has asked',
  'evidence/queries/proofs.ts: getLockProofFile':
    'the log knows no owners; the domain whose entry it is has asked',
  'evidence/queries/verification.ts: findRecord': 'who asks has shown the proof of that entry',
  'evidence/queries/whole-log.ts: verifyWholeLog': 'it tells whether the log is sound, and no record of it',
  'deeds/queries.ts: findLockState': 'who asks has shown the proof of an entry about that lock',
  'generator/queries/templates.ts: listUsedTemplates': 'templates are on a public page',
  'generator/queries/templates.ts: countTemplateUses': 'templates are on a public page',
  'notary/queries/calendar.ts: getCalendar': 'the token is the secret that the calendar carries',
  'notary/queries/candidates.ts: findNearestNotary': 'visitors see prices, and a price is for a way',
  'notary/queries/estimate.ts: priceRequest': 'visitors see prices',
  'notary/queries/time-zone.ts: assertTimeZone': 'nobody owns the zones of the world',
  'notary/queries/time-zone.ts: isTimeZone': 'the same',
  'notary/queries/tracking.ts: findTracked':
    'the stream of a visit asks for each of its readers who they are',
  'oauth/queries/clients.ts: findClient': 'who makes an app is told to everybody whom it asks',
  'oauth/queries/clients.ts: findAgreement': 'the OAuth server asks, for a token that was shown',
  'oauth/queries/clients.ts: isLivingAccount': 'the OAuth server asks, for a token that was shown',
  'organizations/queries/calls.ts: listCallsByDay': 'the caller has found that the actor is a member',
  'partners/queries/partners.ts: listPartners': 'the list of partners is a public page',
  'properties/queries/timeline.ts: timelinePage': 'the property was read with an actor',
  'properties/queries/title.ts: titleOf':
    'the ids are those of the locks of a property that was read with an actor',
  'search/queries/facts.ts: findFacts': 'what anybody may find is on public pages',
  'vault/queries/stored-objects.ts: readObject': 'the id comes from a row that was read with an actor',
  'vault/queries/stored-objects.ts: openObject': 'the id comes from a row that was read with an actor',
  'vault/queries/readings.ts: readStoreState': 'whether the store answers, for the metrics',
  'vault/queries/stored-objects.ts: assertStoreReady':
    'whether the store answers is told to whoever watches the site',
  'vault/queries/shared-document.ts: findOpenLink': 'the token is the secret that the link carries',
  'vault/queries/shared-document.ts: getSharedDocument': 'the token is the secret that the link carries',
};

const isQueryFile = (file: string) => /^[^/]+\/queries(\.ts$|\/.*\.ts$)/.test(file);
const queries = readQueryFunctions(
  readdirSync(LIB, { recursive: true, encoding: 'utf8' })
    .filter(isQueryFile)
    .map((file) => path.join(LIB, file)),
).map(({ file, name, ...query }) => ({ ...query, query: `${path.relative(LIB, file)}: ${name}` }));

describe('exported queries', () => {
  it('take an actor or a transaction, except those that are open to all for a reason', () => {
    const needing = queries.filter(({ asks }) => !asks).map(({ query }) => query);

    expect(queries.length).toBeGreaterThan(needing.length);
    expect(needing.sort()).toEqual(Object.keys(openToAll).sort());
  });

  it('use the actor or the transaction that they take', () => {
    const idle = queries.filter(({ unused }) => unused.length > 0).map(({ query }) => query);

    expect(idle).toEqual([]);
  });
});

describe('a query', () => {
  it.each([
    [
      'reads nothing of its actor',
      'async function find(actor: Actor) { return db.deed.findMany(); }',
      ['actor'],
    ],
    [
      'has an actor for show',
      'async function find(_actor: Actor | null, id: string) { return id; }',
      ['_actor'],
    ],
    ['throws its actor away', 'async function find(actor: Actor) { void actor; }', ['actor']],
    [
      'names something else like it',
      'async function find(actor: Actor) { return rows.map((actor) => actor.id); }',
      ['actor'],
    ],
    [
      'has a member of that name alone',
      'async function find(actor: Actor) { return { actor: row.actor }; }',
      ['actor'],
    ],
    [
      'asks the database beside its transaction',
      'function find(tx: Tx, id: string): Promise<Deed> { return db.find(id); }',
      ['tx'],
    ],
    [
      'picks one apart in vain',
      'async function find({ tx, id }: { tx: Tx; id: string }) { return db.find(id); }',
      ['tx'],
    ],
    ['takes both and uses one', 'async function find(tx: Tx, actor: Actor) { return tx.find(); }', ['actor']],
    [
      'gives a question of anybody',
      'function find({ id }: Actor, most: number): Question<Deed> { return aboutRows(sql(most)); }',
      ['id'],
    ],
    ['is an arrow that does nothing with it', 'const find = async (actor: Actor) => db.find();', ['actor']],
    [
      'scopes by its actor',
      'async function find(actor: Actor) { return db.find({ ownerId: actor.id }); }',
      [],
    ],
    [
      'gives a question of its actor',
      'function find({ id }: Actor): Question<Deed> { return aboutRows(sql(id)); }',
      [],
    ],
    ['passes its actor on', 'async function find(actor: Actor) { return list({ actor }); }', []],
    [
      'takes the id of its actor alone',
      'async function find({ id: clientId }: Pick<Actor, "id">) { return list(clientId); }',
      [],
    ],
    [
      'reads in its transaction',
      'async function find({ tx, id }: { tx: Tx; id: string }) { return tx.find(id); }',
      [],
    ],
  ])('that %s', (_, text, unused) => {
    expect(readQueryFunctionsOf(`export ${text}`)).toMatchObject([{ asks: true, unused }]);
  });
});

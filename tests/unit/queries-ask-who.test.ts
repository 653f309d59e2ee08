import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const LIB = path.join(process.cwd(), 'lib');

/** Why a query that waits for something may be asked by anybody. Each names what it is opened by, or why nothing is. */
const openToAll: Record<string, string> = {
  'evidence/queries.ts: getCheckpoint': 'the log is public',
  'evidence/queries.ts: getInclusion': 'the log is public',
  'evidence/queries.ts: getConsistency': 'the log is public',
  'evidence/queries.ts: listEntries': 'the log is public',
  'evidence/queries.ts: listCommitments': 'the log is public',
  'evidence/queries.ts: verifyEvidence': 'whoever has the file or its hash may know what was recorded of it',
  'evidence/queries.ts: getProof': 'the log knows no owners; the domain whose entry it is has asked',
  'evidence/queries.ts: getProofFile': 'the log knows no owners; the domain whose entry it is has asked',
  'invoices/queries/invoices.ts: getPublicInvoice': 'the id is the secret that the mail carries',
  'notary/queries/calendar.ts: getCalendar': 'the token is the secret that the calendar carries',
  'notary/queries/candidates.ts: findNearestNotary': 'visitors see prices, and a price is for a way',
  'notary/queries/estimate.ts: priceRequest': 'visitors see prices',
  'notary/queries/time-zone.ts: assertTimeZone': 'nobody owns the zones of the world',
  'notary/queries/tracking.ts: findTracked':
    'the stream of a visit asks for each of its readers who they are',
  'partners/queries/partners.ts: listPartners': 'the list of partners is a public page',
  'vault/queries/stored-objects.ts: readObject': 'the id comes from a row that was read with an actor',
  'vault/queries/stored-objects.ts: openObject': 'the id comes from a row that was read with an actor',
  'vault/queries/stored-objects.ts: assertStoreReady':
    'whether the store answers is told to whoever watches the site',
  'vault/queries/shared-document.ts: findOpenLink': 'the token is the secret that the link carries',
  'vault/queries/shared-document.ts: getSharedDocument': 'the token is the secret that the link carries',
};

const isQueryFile = (file: string) => /^[^/]+\/queries(\.ts$|\/.*\.ts$)/.test(file);
const asksWho = /\b(Actor|Tx)\b/;

/** The exported functions of a file that answer with a promise, and whether an actor or a transaction is among what they take. */
function readQueries(file: string) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(LIB, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  return source.statements
    .filter(ts.isFunctionDeclaration)
    .filter((declared) => has(declared, ts.SyntaxKind.ExportKeyword))
    .filter(
      (declared) =>
        has(declared, ts.SyntaxKind.AsyncKeyword) || declared.type?.getText(source).startsWith('Promise<'),
    )
    .map(({ name, parameters }) => ({
      query: `${file}: ${name?.text}`,
      asks: parameters.some(({ type }) => asksWho.test(type?.getText(source) ?? '')),
    }));
}

function has({ modifiers }: ts.FunctionDeclaration, keyword: ts.SyntaxKind): boolean {
  return modifiers?.some(({ kind }) => kind === keyword) ?? false;
}

const queries = readdirSync(LIB, { recursive: true, encoding: 'utf8' })
  .filter(isQueryFile)
  .flatMap(readQueries);

describe('exported queries', () => {
  it('take an actor or a transaction, except those that are open to all for a reason', () => {
    const needing = queries.filter(({ asks }) => !asks).map(({ query }) => query);

    expect(queries.length).toBeGreaterThan(needing.length);
    expect(needing.sort()).toEqual(Object.keys(openToAll).sort());
  });
});

import { operationsOf, type Document, type Operation } from './document';
import { parsed } from './judge';
import type { Findings } from './report';
import { send } from './send';

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Of each path, the verbs that the document does not know: 404 or 405, in the words of every other refusal. */
export async function missingVerbs(
  { document, address }: { document: Document; address: string },
  findings: Findings,
): Promise<void> {
  const operations = operationsOf(document);
  for (const path of Object.keys(document.paths)) {
    const ofPath = operations.filter((operation) => operation.path === path);
    const known = new Set(ofPath.map(({ verb }) => verb));
    const [first] = ofPath as [Operation, ...Operation[]];
    for (const verb of VERBS.filter((one) => !known.has(one))) {
      const url = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const question = { verb, url, path: url, headers: {}, body: null };
      const answer = await send(address, question);
      const body = parsed(answer.bytes) as { code?: string } | undefined;
      const isRefused = [404, 405].includes(answer.status) && typeof body?.code === 'string';
      const found = isRefused ? [] : [`${verb}, which is not there, answers ${answer.status}`];
      findings.add(
        { ...question, operation: first, what: 'a verb that is not there', mustFail: null },
        null,
        found,
        answer,
      );
      findings.countVerb();
    }
  }
}

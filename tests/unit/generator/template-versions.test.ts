import { createHash } from 'node:crypto';
import { stateInserts } from '@/lib/generator/content/state-inserts';
import { templateSources, type TemplateSource } from '@/lib/generator/content/templates';

/**
 * The words of each template by its version, as their SHA-256. When words change, the version at the top of the file goes
 * up and gets a line of its own here: a document that was made says with which words.
 */
const versions: Record<string, Record<string, string>> = {
  'affidavit-of-identity-ca': { '1.1': 'fec5cdd873fd4482' },
  'affidavit-of-identity-fl': { '1.1': '09d3deea537892aa' },
  'affidavit-of-identity-il': { '1.1': 'b5424cdd72f0155c' },
  'affidavit-of-identity-ny': { '1.1': '55c284c0883aa53a' },
  'affidavit-of-identity-tx': { '1.1': 'b5cfaedd575a6a5b' },
  'durable-power-of-attorney-ca': { '1.0': '773d8b850f4d0071' },
  'durable-power-of-attorney-fl': { '1.0': '6e019d6e041e26d8' },
  'durable-power-of-attorney-il': { '1.0': '822523edfe80fdb2' },
  'durable-power-of-attorney-ny': { '1.0': 'a76839ee2e0e226a' },
  'durable-power-of-attorney-tx': { '1.0': '552d306452d57008' },
  'general-affidavit-ca': { '1.0': 'c09d0e01b4653994' },
  'general-affidavit-fl': { '1.0': '770af5423fd97611' },
  'general-affidavit-il': { '1.0': '7127816eb80c9572' },
  'general-affidavit-ny': { '1.0': 'e4fdedf61249ce48' },
  'general-affidavit-tx': { '1.0': '23196671d7ecf66e' },
  'grant-deed-ca': { '1.0': '3eacb93c3ce6e0c8' },
  'last-will-ca': { '1.0': '84281bc012014feb' },
  'last-will-fl': { '1.0': '5f386b63ce005281' },
  'last-will-il': { '1.0': 'a324ca41b219a63f' },
  'last-will-ny': { '1.0': 'fa93a9ec45ee2bd9' },
  'last-will-tx': { '1.0': 'ce66da4d6220089c' },
  'limited-power-of-attorney-ca': { '1.0': '0c427e7d75a0e55c' },
  'limited-power-of-attorney-fl': { '1.0': 'f9ad67ad27313de9' },
  'limited-power-of-attorney-il': { '1.0': '8900bf39d6147a81' },
  'limited-power-of-attorney-ny': { '1.0': 'd710a436d690fea9' },
  'limited-power-of-attorney-tx': { '1.0': 'f135880cce87b634' },
  'quitclaim-deed-ca': { '1.0': '47b511868fddc4d2' },
  'quitclaim-deed-fl': { '1.0': 'f3ce55c153a597e4' },
  'quitclaim-deed-il': { '1.0': '30b2b692a9dcbb3b' },
  'quitclaim-deed-ny': { '1.0': 'ca1a77ce5e24ed5b' },
  'quitclaim-deed-tx': { '1.0': 'd41bc23ed027478e' },
  'service-contract-ca': { '1.0': 'b4c36fbf4de65a05' },
  'service-contract-fl': { '1.0': 'b4c36fbf4de65a05' },
  'service-contract-il': { '1.0': 'b4c36fbf4de65a05' },
  'service-contract-ny': { '1.0': 'b4c36fbf4de65a05' },
  'service-contract-tx': { '1.0': 'b4c36fbf4de65a05' },
  'warranty-deed-fl': { '1.0': '8a868685b93769b7' },
  'warranty-deed-il': { '1.0': '0465be232b8005d7' },
  'warranty-deed-ny': { '1.0': 'ca398112dc180dda' },
  'warranty-deed-tx': { '1.0': '06423546b97b4c9c' },
};

/** The title, the text below the head and the inserts in it, whatever its fields are called or explained. */
function wordsOf({ title, markdown, stateCode }: TemplateSource): string {
  const [, , ...text] = markdown.split(/^---$/m);
  const body = text
    .join('---')
    .replace(/\{\{insert\.([a-z-]+)\}\}/g, (_, name: string) => stateInserts[stateCode][name] ?? '');
  return createHash('sha256').update(`${title}\n${body}`).digest('hex').slice(0, 16);
}

describe('a template whose words change', () => {
  it.each(templateSources.map((template) => [template.id, template] as const))(
    'has a new version: %s',
    (id, template) => {
      expect(versions[id]).toMatchObject({ [template.version]: wordsOf(template) });
    },
  );

  it('is in the list, and the list has no other', () => {
    expect(Object.keys(versions).sort()).toEqual(templateSources.map(({ id }) => id).sort());
  });
});

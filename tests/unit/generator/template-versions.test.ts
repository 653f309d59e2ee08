import { createHash } from 'node:crypto';
import { certificates, type Certificate } from '@/lib/generator/content/certificates';
import { stateInserts } from '@/lib/generator/content/state-inserts';
import { templateSources, type TemplateSource } from '@/lib/generator/content/templates';

/**
 * The words of each template by its version, as their SHA-256. When words change, the version at the top of the file goes
 * up and gets a line of its own here: a document that was made says with which words. Lines that a later one of the same
 * template follows were written before certificates were among the words.
 */
const versions: Record<string, Record<string, string>> = {
  'affidavit-of-identity-ca': { '1.1': 'fec5cdd873fd4482', '1.2': '652d7c532664062a' },
  'affidavit-of-identity-fl': { '1.1': '09d3deea537892aa', '1.2': '69415a575fd9946f' },
  'affidavit-of-identity-il': { '1.1': 'b5424cdd72f0155c', '1.2': 'dbb8294f149d7acc' },
  'affidavit-of-identity-ny': { '1.1': '55c284c0883aa53a', '1.2': '2c866c99130e4cf0' },
  'affidavit-of-identity-tx': { '1.1': 'b5cfaedd575a6a5b', '1.2': '14b3fd8e7c8dcf19' },
  'durable-power-of-attorney-ca': { '1.0': '773d8b850f4d0071', '1.1': 'e8ca475632680e27' },
  'durable-power-of-attorney-fl': { '1.0': '6e019d6e041e26d8', '1.1': '620e15ac3236c7c3' },
  'durable-power-of-attorney-il': { '1.0': '822523edfe80fdb2', '1.1': 'b513505a33e86a3a' },
  'durable-power-of-attorney-ny': { '1.0': 'a76839ee2e0e226a', '1.1': '367d015a7f9d4116' },
  'durable-power-of-attorney-tx': { '1.0': '552d306452d57008', '1.1': '7bf5e35f8ec041f2' },
  'general-affidavit-ca': { '1.0': 'c09d0e01b4653994', '1.1': '6249d7143e31a025' },
  'general-affidavit-fl': { '1.0': '770af5423fd97611', '1.1': '8932058d72158852' },
  'general-affidavit-il': { '1.0': '7127816eb80c9572', '1.1': '779798e248b1e447' },
  'general-affidavit-ny': { '1.0': 'e4fdedf61249ce48', '1.1': 'a4aeed317446855e' },
  'general-affidavit-tx': { '1.0': '23196671d7ecf66e', '1.1': '083b7d75769b614d' },
  'grant-deed-ca': { '1.0': '3eacb93c3ce6e0c8', '1.1': 'fea9ad4499ea165b' },
  'last-will-ca': { '1.0': '84281bc012014feb', '1.1': '3d66376012d225a5', '1.2': 'dbcf27693c213674' },
  'last-will-fl': { '1.0': '5f386b63ce005281', '1.1': '748bfa9b6f58d7b9', '1.2': '45369157a034c0e1' },
  'last-will-il': { '1.0': 'a324ca41b219a63f', '1.1': 'b3f51afbb802347f', '1.2': '1a0b9fc7b0b381e3' },
  'last-will-ny': { '1.0': 'fa93a9ec45ee2bd9', '1.1': 'b9e8c43689bc3afc', '1.2': '2959565457bd0ac8' },
  'last-will-tx': { '1.0': 'ce66da4d6220089c', '1.1': '356e3c24fa2c7587', '1.2': '325e1f052c341eea' },
  'limited-power-of-attorney-ca': { '1.0': '0c427e7d75a0e55c', '1.1': 'b10d33bb70fe2ea4' },
  'limited-power-of-attorney-fl': { '1.0': 'f9ad67ad27313de9', '1.1': 'ed500e8c33c018e7' },
  'limited-power-of-attorney-il': { '1.0': '8900bf39d6147a81', '1.1': 'e715a2bac36102b5' },
  'limited-power-of-attorney-ny': { '1.0': 'd710a436d690fea9', '1.1': '64af5e4a1aebefdb' },
  'limited-power-of-attorney-tx': { '1.0': 'f135880cce87b634', '1.1': 'c1953e2f1a08bc06' },
  'quitclaim-deed-ca': { '1.0': '47b511868fddc4d2', '1.1': '9bef5320750a8c6b' },
  'quitclaim-deed-fl': { '1.0': 'f3ce55c153a597e4', '1.1': '5e3e1508eb2d4cb4' },
  'quitclaim-deed-il': { '1.0': '30b2b692a9dcbb3b', '1.1': '946617c01a7ef4ec' },
  'quitclaim-deed-ny': { '1.0': '0532e2f31f58afc2' },
  'quitclaim-deed-tx': { '1.0': 'd41bc23ed027478e', '1.1': 'dd50a8137cfcdaa1' },
  'service-contract-ca': { '1.0': 'b4c36fbf4de65a05' },
  'service-contract-fl': { '1.0': 'b4c36fbf4de65a05' },
  'service-contract-il': { '1.0': 'b4c36fbf4de65a05' },
  'service-contract-ny': { '1.0': 'b4c36fbf4de65a05' },
  'service-contract-tx': { '1.0': 'b4c36fbf4de65a05' },
  'warranty-deed-fl': { '1.0': '8a868685b93769b7', '1.1': 'd13e3b579201a572' },
  'warranty-deed-il': { '1.0': '0465be232b8005d7', '1.1': 'f45aa40de9957e45' },
  'warranty-deed-ny': { '1.0': '1e045d0a7ca147fe' },
  'warranty-deed-tx': { '1.0': '06423546b97b4c9c', '1.1': '8a6b949a2f224185' },
};

/** The title, the text below the head, the inserts in it and the certificate, whatever its fields are called or explained. */
function wordsOf({ title, markdown, stateCode, certificate }: TemplateSource): string {
  const [, , ...text] = markdown.split(/^---$/m);
  const body = text
    .join('---')
    .replace(/\{\{insert\.([a-z-]+)\}\}/g, (_, name: string) => stateInserts[stateCode][name] ?? '');
  const signed = certificate === 'none' ? [] : printed(certificates[stateCode][certificate]);
  return createHash('sha256')
    .update([title, body, ...signed].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

function printed({ notice = '', text }: Certificate): string[] {
  return [notice, text];
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

import { existsSync, readFileSync } from 'node:fs';
import type { Proof } from '@/lib/company/content/claims/claim';
import { contentSecurityPolicy } from '@/lib/platform/http/content-security-policy';
import { privatePageHeaders, securityHeaders } from '@/lib/platform/http/security-headers';
import { isRun } from '@/tests/support/run-files';
import { readTests } from '@/tests/support/test-files';

/** What a proof lacks, in words; null where it holds. */
export function gapIn(proof: Proof, says: string): string | null {
  switch (proof.kind) {
    case 'value':
      return holdsWhole(says, proof.value) ? null : `${proof.of} is ${proof.value}`;
    case 'route':
      return routeGap(proof.route);
    case 'test':
      return testGap(proof.file, proof.named);
    case 'header':
      return headerGap(proof.name, proof.holds);
    case 'directive':
      return directiveGap(proof.name, proof.source);
    case 'model':
      return hasModel(proof.model) ? null : `no model ${proof.model}`;
    case 'person':
      return proof.does.length > 20 ? null : 'it is not said who does it';
  }
}

/** `7` stands in "7 days" and not in "70 days". */
function holdsWhole(says: string, value: string): boolean {
  const at = says.indexOf(value);
  const letter = /[\p{L}\p{N}]/u;
  if (value === '' || at < 0) return false;
  const isWhole = !letter.test(says.charAt(at - 1)) && !letter.test(says.charAt(at + value.length));
  return isWhole || holdsWhole(says.slice(at + value.length), value);
}

function routeGap(address: string): string | null {
  const [verb, path] = address.split(' ');
  const file = `app${path}/route.ts`;
  if (!existsSync(file)) return `no file ${file}`;
  return new RegExp(`^export const ${verb} = `, 'm').test(readFileSync(file, 'utf8'))
    ? null
    : `${file} has no ${verb}`;
}

/** Of several tests with that title each has to show it. */
function testGap(file: string, named: string): string | null {
  if (!existsSync(file)) return `no file ${file}`;
  if (!isRun(file)) return `CI does not run ${file}`;
  const found = readTests(file).filter(({ title }) => title === named);
  if (found.length === 0) return `${file} has no test “${named}”`;
  const idle = found.find((test) => test.idle);
  return idle ? `${file}: “${named}” ${idle.idle}` : null;
}

function headerGap(name: string, part: string): string | null {
  const sent = [...securityHeaders({ secure: true }), ...privatePageHeaders];
  const found = sent.find(({ key }) => key === name);
  return found?.value.includes(part) ? null : `${name} is ${found?.value ?? 'not sent'}`;
}

function directiveGap(name: string, source: string): string | null {
  const policy = contentSecurityPolicy({ scriptSources: [], secure: true }).split('; ');
  const found = policy.find((each) => each.startsWith(`${name} `)) ?? '';
  return found.split(' ').includes(source) ? null : `${name} is “${found}”`;
}

function hasModel(name: string): boolean {
  return readFileSync('prisma/schema.prisma', 'utf8').includes(`\nmodel ${name} {`);
}

import { isOpenToMap, parsePolicy } from '@/components/system/content-policy';
import type { HeaderRow } from '@/components/system/header-table';
import { directiveReasons, headerReasons } from '@/lib/company/content/header-reasons';
import { contentSecurityPolicy } from '@/lib/platform/http/content-security-policy';
import { siteAddress } from '@/lib/platform/env';
import { privatePageHeaders, securityHeaders, type Header } from '@/lib/platform/http/security-headers';

/* All of this is read from the code that sends it. */

const UNDER_HTTPS = 'Under https';

export function everyAnswerRows(): HeaderRow[] {
  const always = securityHeaders({ secure: false }).map(({ key }) => key);
  return securityHeaders({ secure: true }).map((header) => ({
    ...headerRow(header),
    remark: always.includes(header.key) ? undefined : UNDER_HTTPS,
  }));
}

export function privatePageRows(): HeaderRow[] {
  return privatePageHeaders.map(headerRow);
}

export function policyRows(): HeaderRow[] {
  const always = parsePolicy(contentSecurityPolicy({ scriptSources: [] })).map(({ name }) => name);
  const policy = contentSecurityPolicy({ scriptSources: [], secure: true });
  return parsePolicy(policy).map(({ name, sources }) => ({
    name,
    values: sources,
    reason: directiveReasons[name] ?? '',
    remark: always.includes(name) ? remarkOf(name) : UNDER_HTTPS,
  }));
}

/** What this page is to be sent with, where the site is served today. */
export function expectedHeaders(): Header[] {
  const secure = siteAddress().startsWith('https:');
  const policy = contentSecurityPolicy({ scriptSources: [], secure });
  return [...securityHeaders({ secure }), { key: 'Content-Security-Policy', value: policy }];
}

function headerRow({ key, value }: Header): HeaderRow {
  return { name: key, values: [value], reason: headerReasons[key.toLowerCase()] ?? '' };
}

function remarkOf(directive: string): string | undefined {
  if (directive === 'script-src') return 'and hashes, or one nonce';
  return isOpenToMap(directive) ? 'and the server of the map, where one is set' : undefined;
}

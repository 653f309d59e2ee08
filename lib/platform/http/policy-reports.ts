import 'server-only';
import * as z from 'zod';
import { countViolation } from '../telemetry/counts';
import { env } from '../env';
import { AppError } from '../errors';
import { logger } from '../telemetry/logger';
import { readText } from './request-body';

/** Of our policy, and the two halves in which browsers tell of scripts and styles. */
const DIRECTIVES = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src
  connect-src frame-src worker-src object-src base-uri form-action frame-ancestors media-src manifest-src`.split(
    /\s+/,
  ),
);
/** What browsers write in the place of an address. */
const KINDS = new Set(['self', 'inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink']);
const SCHEMES = /^(data|blob|about|filesystem|[a-z-]+-extension):?/i;
const MAX_REPORTS = 50;
const MAX_HOST = 100;

/** As `report-uri` sends it. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().default(''),
      'blocked-uri': z.string().default(''),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
    },
  ]);

/** As `report-to` sends it: several at once, among reports of other kinds. */
const newReports = z
  .array(
    z.object({
      type: z.string(),
      body: z
        .looseObject({ effectiveDirective: z.string().default(''), blockedURL: z.string().default('') })
        .nullish(),
    }),
  )
  .max(MAX_REPORTS)
  .transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation' && body
        ? [{ directive: body.effectiveDirective, blocked: body.blockedURL }]
        : [],
    ),
  );

const reportsSchema = z.union([oldReport, newReports]);

/** Counts what a browser reports, and keeps neither who it was nor on which page, whose address may be a secret. */
export async function takePolicyReports(request: Request): Promise<void> {
  const reports = reportsSchema.safeParse(parse(await readText(request)));
  if (!reports.success) throw new AppError('invalid_request', 'This is not a report of a content policy.');
  for (const report of reports.data) {
    const violation = { directive: directiveOf(report.directive), blocked: blockedOf(report.blocked) };
    countViolation(violation);
    logger.warn({ policyViolation: violation });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Older browsers send the whole line of the policy. */
function directiveOf(text: string): string {
  const [name = ''] = text.split(' ');
  return DIRECTIVES.has(name) ? name : 'other';
}

/** The host, or what kind of thing it was: an address beyond its host may hold anything. */
function blockedOf(text: string): string {
  if (KINDS.has(text)) return text;
  const [, scheme] = SCHEMES.exec(text) ?? [];
  if (scheme) return scheme.toLowerCase();
  if (!URL.canParse(text)) return 'other';
  const { hostname } = new URL(text);
  return hostname === new URL(env().NEXTAUTH_URL).hostname ? 'self' : hostname.slice(0, MAX_HOST) || 'other';
}

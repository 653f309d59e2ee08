import { readFileSync } from 'node:fs';
import { parsePaper } from '@/lib/paper/markdown';
import type { Paper } from '@/lib/paper/paper';
import { siteAddress } from '@/lib/platform/env';
import { MAX_KEYS } from '@/lib/programs/rules/key-limits';
import { API_CALLS_PER_HOUR } from '@/lib/values/api-scopes';
import { EVENT_DAYS } from '@/lib/webhooks/rules/retention';
import { MOST_TRIES } from '@/lib/webhooks/rules/retries';
import { ROTATION_MS } from '@/lib/webhooks/rules/signature';
import { apiExamples } from './api-examples';
import * as programs from './api-programs';
import { withTables } from './api-tables';
import { figures } from './figures';

/** The developers page: its text, the tables of the schemas that the calls check, and the programs that the tests run. */
export function readDeveloperGuide(): Paper {
  const file = 'lib/company/content/developer-guide.md';
  const markdown = withTables(readFileSync(file, 'utf8'));
  return parsePaper(markdown, { file, figures: { ...figures, ...guideFigures() } });
}

const HOUR_MS = 60 * 60 * 1000;

const apiFigures = {
  apiCallsPerHour: String(API_CALLS_PER_HOUR),
  maxKeys: String(MAX_KEYS),
  webhookTries: String(MOST_TRIES),
  webhookRotationHours: String(ROTATION_MS / HOUR_MS),
  webhookEventDays: String(EVENT_DAYS),
};

/** What this page names beside the figures of all papers. */
export function guideFigures(): Record<string, string> {
  const mcpAddress = new URL('/mcp', siteAddress()).toString();
  return { ...programs, ...apiExamples, ...apiFigures, mcpAddress };
}

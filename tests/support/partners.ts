import type { ApplyAsPartnerInput, ApplyForPartnershipInput } from '@/lib/partners/schema/applications';
import { query } from './database';

/** What the form of the partner portal sends, with every field filled. */
export function portalInput(overrides: Partial<ApplyAsPartnerInput> = {}): ApplyAsPartnerInput {
  return {
    company: 'Hopper & Daughters Title',
    email: 'grace@example.com',
    phone: '+1 512 555 0100',
    contactName: 'Grace Hopper',
    website: 'https://title.example.com/about',
    description: 'We close in two counties.\nA third comes next year.',
    serviceType: 'title_company',
    ...overrides,
  };
}

/** What the form of /partnerships sends, with every field filled. */
export function partnershipInput(
  overrides: Partial<ApplyForPartnershipInput> = {},
): ApplyForPartnershipInput {
  return {
    companyName: 'Lovelace Lending',
    contactName: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+1 512 555 0199',
    partnerType: 'lender',
    message: 'Evidence for our portfolio.',
    volume: '201-1000',
    requestBetaAccess: true,
    ...overrides,
  };
}

/** Ids of the applications that a job waits for. */
export async function waitingFor(
  queue: 'partner-received' | 'partner-decided' | 'partner-ended',
): Promise<string[]> {
  const jobs = await query<{ id: string }>(
    `SELECT data->>'id' AS id FROM pgboss.job WHERE name = $1 ORDER BY created_on`,
    [queue],
  );
  return jobs.map(({ id }) => id);
}

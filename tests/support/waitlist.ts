import type { JoinWaitlistInput } from '@/lib/partners/schema/waitlist';

/** What the form of the waitlist sends, with every field filled. */
export function waitlistInput(overrides: Partial<JoinWaitlistInput> = {}): JoinWaitlistInput {
  return {
    name: 'Grace Hopper',
    email: 'grace@example.com',
    companyName: 'Navy Signings',
    state: 'Texas',
    experience: 'experienced',
    specializations: ['Real Estate Closings', 'Loan Signings'],
    currentVolume: '26-75',
    requestBetaAccess: true,
    ndaAccepted: true,
    termsAccepted: true,
    availability: 'flexible',
    phone: '+1 512 555 0100',
    motivation: 'I know my county.\nAnd its roads.',
    ...overrides,
  };
}

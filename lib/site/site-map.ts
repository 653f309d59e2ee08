import type { descriptions } from '@/lib/site/site-descriptions';

/*
 * Every screen that a menu lists, once. The footer reads it in the browser, so it holds names alone: what a page is about,
 * and the screens that no menu lists, are in site.ts.
 */

export type Product = 'deedguard' | 'guardsign';

export type PageOptions = {
  /** The page whose screen is shown here as well. */
  sameAs?: string;
  /** Only for people who are signed in. */
  gated?: boolean;
  /** Only a link in an email leads here, or the end of an account: no search engine lists it. */
  mailed?: boolean;
  /** It shows what is asked for: no search engine lists it. */
  unindexed?: boolean;
  /** The title is alone, without the name of the site behind it. */
  hasOwnTitle?: boolean;
};

export type ListedPage = PageOptions & { path: keyof typeof descriptions; title: string };

type ListedSection = { title: string; product?: Product; pages: ListedPage[] };

export const siteMap: ListedSection[] = [
  {
    title: 'DeedGuard',
    product: 'deedguard',
    pages: [
      { path: '/deedguard', title: 'DeedGuard' },
      { path: '/deedguard-protection', title: 'Deed protection' },
      { path: '/document-vault', title: 'Document vault' },
      { path: '/vault', title: 'Vault' },
      { path: '/vault/documents', title: 'Vault documents', sameAs: '/document-vault' },
      { path: '/security/alerts', title: 'Security alerts' },
      { path: '/alerts', title: 'Alerts', sameAs: '/security/alerts' },
      { path: '/recording/requirements', title: 'Recording requirements' },
      { path: '/recording/preflight', title: 'Recorder preflight' },
      { path: '/county-documents', title: 'County documents' },
      { path: '/verify', title: 'Verify a proof' },
    ],
  },
  {
    title: 'GuardSign',
    product: 'guardsign',
    pages: [
      { path: '/guardsign', title: 'GuardSign' },
      { path: '/notary-booking', title: 'Book a notary' },
      { path: '/live-tracking', title: 'Live tracking' },
      { path: '/notary-waitlist', title: 'Join as a notary' },
      { path: '/join/notary/requirements', title: 'Notary requirements' },
      { path: '/state-documents', title: 'State documents' },
      { path: '/compliance/ron', title: 'Remote notarization' },
    ],
  },
  {
    title: 'Tools',
    pages: [
      { path: '/search', title: 'Search Platform', unindexed: true },
      { path: '/atlas-ai', title: 'ATLAS AI' },
      { path: '/ai-document-generator', title: 'AI document generator' },
      { path: '/invoices', title: 'Invoices', gated: true },
      { path: '/pricing', title: 'Pricing' },
      { path: '/pricing/calculator', title: 'Pricing calculator' },
    ],
  },
  {
    title: 'Partners',
    pages: [
      { path: '/enterprise', title: 'Enterprise' },
      { path: '/partnerships', title: 'Become a partner' },
      { path: '/partners/portal', title: 'Partner portal' },
      { path: '/partner-portal', title: 'Partner portal', sameAs: '/partners/portal' },
      { path: '/partners/integrations', title: 'Integrations' },
      { path: '/resources/county-kit', title: 'County kit' },
      { path: '/resources/builder-kit', title: 'Builder kit' },
      { path: '/developers', title: 'Developers' },
    ],
  },
  {
    title: 'Your account',
    pages: [
      { path: '/login', title: 'Log in' },
      { path: '/signup', title: 'Sign up' },
      { path: '/dashboard/client', title: 'Client dashboard', gated: true },
      { path: '/dashboard/notary', title: 'Notary dashboard', gated: true },
      { path: '/notifications', title: 'Notifications' },
      { path: '/enroll/biometric', title: 'Enroll biometrics', gated: true },
      { path: '/settings/account', title: 'Account settings', gated: true },
      { path: '/settings/security/pin', title: 'Security PIN', gated: true },
      { path: '/settings/plan', title: 'Your plan', gated: true },
      { path: '/settings/sessions', title: 'Sessions', gated: true },
      { path: '/settings/apps', title: 'Connected apps', gated: true },
      { path: '/settings/notifications', title: 'Notification settings', gated: true },
      { path: '/settings/data', title: 'Your data', gated: true },
      { path: '/payment/deedguard', title: 'Pay for deed protection', gated: true },
    ],
  },
  {
    title: 'Company',
    pages: [
      { path: '/about/founder-declaration', title: 'Founder declaration' },
      { path: '/contact', title: 'Contact' },
      { path: '/press', title: 'Press' },
      { path: '/legal/terms', title: 'Terms of service' },
      { path: '/legal/privacy', title: 'Privacy policy' },
      { path: '/legal/ip', title: 'Intellectual property' },
      { path: '/security/whitepaper', title: 'Security whitepaper' },
      { path: '/architecture', title: 'Architecture' },
      { path: '/security-headers', title: 'Security headers' },
      { path: '/health', title: 'System health' },
      { path: '/version', title: 'Version' },
    ],
  },
];

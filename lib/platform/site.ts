import { plans } from '@/lib/platform/site-plans';

/*
 * Every screen of the product, once. The footer, the site map without scripting, the pages that are being built
 * and the tests read this table; a screen that is not in it does not exist.
 */

export type Product = 'deedguard' | 'guardsign';

export type SitePage = {
  path: string;
  title: string;
  /** One sentence, for search engines and for people who land there early. */
  description: string;
  /** The page whose screen is shown here as well. */
  sameAs?: string;
  /** Only for people who are signed in. */
  gated?: boolean;
  /** The title stands alone, without the name of the site behind it. */
  hasOwnTitle?: boolean;
};

export type SiteSection = { title: string; product?: Product; pages: SitePage[] };

type PageOptions = Pick<SitePage, 'sameAs' | 'gated' | 'hasOwnTitle'>;

export const siteSections: SiteSection[] = [
  {
    title: 'DeedGuard',
    product: 'deedguard',
    pages: [
      page(
        '/deedguard',
        'DeedGuard',
        'Dated evidence, alerts and a controlled release for the deed to your home.',
      ),
      page(
        '/deedguard-protection',
        'Deed protection',
        'Lock a property deed once, for $99, and hold the proof.',
      ),
      page(
        '/document-vault',
        'Document vault',
        'Encrypted storage for the papers of a property, each with its own proof.',
      ),
      page('/vault', 'Vault', 'What the document vault keeps, how it is encrypted, and what it costs.'),
      page('/vault/documents', 'Vault documents', 'The documents in your vault.', {
        sameAs: '/document-vault',
      }),
      page(
        '/security/alerts',
        'Security alerts',
        'What changed around your properties, and what to do about it.',
      ),
      page('/alerts', 'Alerts', 'What changed around your properties.', { sameAs: '/security/alerts' }),
      page(
        '/recording/requirements',
        'Recording requirements',
        'What each county asks of a document before it records it.',
      ),
      page(
        '/county-documents',
        'County documents',
        'Deeds, mortgages and estate papers in the form a county recorder accepts.',
      ),
      page('/verify', 'Verify a proof', 'Check a proof file, a document or a hash against the public log.'),
    ],
  },
  {
    title: 'GuardSign',
    product: 'guardsign',
    pages: [
      page('/guardsign', 'GuardSign', 'A notary in person, on the road to you, or remote and online.'),
      page('/notary-booking', 'Book a notary', 'Find a notary by place, service and urgency.'),
      page('/live-tracking', 'Live tracking', 'Where your notary is, and when they arrive.'),
      page(
        '/notary-waitlist',
        'Join as a notary',
        'The waitlist for notaries who want to work with GuardSign.',
      ),
      page(
        '/join/notary/requirements',
        'Notary requirements',
        'Commission, bond, insurance: what a GuardSign notary brings.',
      ),
      page('/state-documents', 'State documents', 'Notary law and document templates, state by state.'),
      page(
        '/compliance/ron',
        'Remote notarization',
        'Where remote online notarization stands in each state.',
      ),
    ],
  },
  {
    title: 'Tools',
    pages: [
      page('/search', 'Search Platform', 'Search every page and, when you are signed in, your own records.'),
      page('/atlas-ai', 'ATLAS AI', 'Document analysis and fraud signals, with their reasons shown.'),
      page(
        '/ai-document-generator',
        'AI document generator',
        'Draft deeds, powers of attorney, wills, affidavits and contracts.',
      ),
      page('/invoices', 'Invoices', 'Create, send and follow invoices for notary work.'),
      page('/pricing', 'Pricing', 'What protection, plans and add-ons cost.'),
      page(
        '/pricing/calculator',
        'Pricing calculator',
        'Work out the price of a notarization before you book.',
      ),
    ],
  },
  {
    title: 'Partners',
    pages: [
      page('/enterprise', 'Enterprise', 'For title companies, lenders, law firms and recorders.'),
      page('/partnerships', 'Become a partner', 'Apply for a partnership.'),
      page('/partners/portal', 'Partner portal', 'Applications and status for partners.'),
      page('/partner-portal', 'Partner portal', 'Applications and status for partners.', {
        sameAs: '/partners/portal',
      }),
      page(
        '/partners/integrations',
        'Integrations',
        'The systems that partners connect, and how they are doing.',
      ),
      page('/resources/county-kit', 'County kit', 'Material for county recorder offices.'),
      page('/resources/builder-kit', 'Builder kit', 'Material for builders and developers.'),
      page('/developers', 'Developers', 'The API: authentication, calls, webhooks.'),
    ],
  },
  {
    title: 'Your account',
    pages: [
      page('/login', 'Log in', 'Log in to your account.'),
      page('/signup', 'Sign up', 'Open an account for DeedGuard or GuardSign.'),
      page('/dashboard/client', 'Client dashboard', 'Your notary requests, from sent to signed.', {
        gated: true,
      }),
      page('/dashboard/notary', 'Notary dashboard', 'Appointments, offers and earnings.', { gated: true }),
      page('/notifications', 'Notifications', 'Messages about your properties, requests and invoices.'),
      page('/enroll/biometric', 'Enroll biometrics', 'Add a fingerprint, face or security key.', {
        gated: true,
      }),
      page('/settings/security/pin', 'Security PIN', 'Six digits asked before anything is released.', {
        gated: true,
      }),
      page('/payment/deedguard', 'Pay for deed protection', 'One payment of $99 per property.', {
        gated: true,
      }),
    ],
  },
  {
    title: 'Company',
    pages: [
      page('/about/founder-declaration', 'Founder declaration', 'What the founder promises about security.'),
      page('/press', 'Press', 'News and material for the press.'),
      page('/legal/terms', 'Terms of service', 'The agreement between you and us.'),
      page('/legal/privacy', 'Privacy policy', 'What we keep about you, why, and how to have it erased.'),
      page('/legal/ip', 'Intellectual property', 'Trademarks and patents.'),
      page('/security/whitepaper', 'Security whitepaper', 'How documents, keys and proofs are kept.'),
      page('/architecture', 'Architecture', 'How the platform is built.'),
      page('/security-headers', 'Security headers', 'The policies every answer carries.'),
      page('/health', 'System health', 'Whether the parts of the service are up.'),
      page('/version', 'Version', 'What is running.'),
    ],
  },
];

/** Screens with an address of their own per record, or that only a flow leads to; no menu lists them. */
export const unlistedPages: SitePage[] = [
  page(
    '/',
    'DeedGuard and GuardSign: deeds with proof, notaries on call',
    'Lock a property deed for $99 and hold evidence that anyone can check. Or bring a notary to the table.',
    { hasOwnTitle: true },
  ),
  page('/payment/success', 'Your payment', 'The real state of your payment.', { gated: true }),
  page('/alerts/[id]', 'Alert', 'One alert, with its history.'),
  page('/pay/[id]', 'Invoice', 'An invoice to read and pay.'),
  page('/client-dashboard/[userId]', 'Client dashboard', 'Your notary requests.', {
    sameAs: '/dashboard/client',
    gated: true,
  }),
  page('/notary-dashboard/[userId]', 'Notary dashboard', 'Your appointments.', {
    sameAs: '/dashboard/notary',
    gated: true,
  }),
];

const allPages = [...siteSections.flatMap((section) => section.pages), ...unlistedPages];

/** A page of the table by its path, as written there (`/alerts/[id]`, not the address of one alert). */
export function getSitePage(path: string): SitePage {
  const found = allPages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`No page ${path} in the site table`);
  return found;
}

/** The pages above a page by its address, from the top: `/pricing` for `/pricing/calculator`. */
export function listParents(path: string): SitePage[] {
  const isAbove = (candidate: SitePage) => candidate.path !== '/' && path.startsWith(`${candidate.path}/`);
  return allPages.filter(isAbove).sort((a, b) => a.path.length - b.path.length);
}

/** Public pages that are built and have an address of their own: what search engines may list. */
export function listIndexedPages(): SitePage[] {
  return allPages.filter(
    ({ path, gated, sameAs }) => !gated && !sameAs && !path.includes('[') && !findPlan(path),
  );
}

/** What a page that is still being built will hold; null once it is built. */
export function findPlan(path: string) {
  return plans[getSitePage(path).sameAs ?? path] ?? null;
}

/** Listed, public pages that are still being built; the gated ones have files of their own, behind their gate. */
export function listPlannedPages() {
  return siteSections
    .flatMap((section) => section.pages)
    .filter((candidate) => !candidate.gated && findPlan(candidate.path));
}

export function findSectionOf(path: string) {
  const listed = getSitePage(path).sameAs ?? path;
  return siteSections.find((section) => section.pages.some((candidate) => candidate.path === listed)) ?? null;
}

function page(path: string, title: string, description: string, options: PageOptions = {}): SitePage {
  return { path, title, description, ...options };
}

import { siteMap, type PageOptions, type Product } from '@/lib/site/site-map';
import { descriptions } from '@/lib/site/site-descriptions';

/*
 * Every screen of the product, once. The site map and the tests read this table; a screen that is not in it does not
 * exist.
 */

export type SitePage = PageOptions & {
  path: string;
  title: string;
  /** One or two sentences, for search engines and for people who land there early. */
  description: string;
};

export type SiteSection = { title: string; product?: Product; pages: SitePage[] };

export const siteSections: SiteSection[] = siteMap.map((section) => ({
  ...section,
  pages: section.pages.map(({ path, title, ...options }) => page(path, title, options)),
}));

/** Screens with their own address per record, or that only a flow leads to; no menu lists them. */
export const unlistedPages: SitePage[] = [
  page('/', 'DeedGuard and GuardSign: deeds with proof, notary law and prices', { hasOwnTitle: true }),
  page('/payment/success', 'Your payment', {
    gated: true,
  }),
  page('/home', 'Home', { gated: true }),
  page('/properties', 'Properties', { gated: true }),
  page('/properties/[id]', 'Property', { gated: true }),
  page('/documents/[id]', 'Document', { gated: true }),
  page('/settings', 'Settings', { gated: true }),
  page('/settings/billing', 'Billing', { gated: true }),
  page('/settings/watches', 'What we watch', { gated: true }),
  page('/organization/apps', 'Apps', { gated: true }),
  page('/oauth/consent', 'Connect an app', { gated: true }),
  page('/organization', 'Organization', { gated: true }),
  page('/organization/shared', 'Shared', { gated: true }),
  page('/organization/shared/documents/[id]', 'Shared document', { gated: true }),
  page('/organization/shared/properties/[id]', 'Shared property', { gated: true }),
  page('/organization/shared/requests/[id]', 'Shared request', { gated: true }),
  page('/organization/shared/invoices/[id]', 'Shared invoice', { gated: true }),
  page('/join/organization', 'Join an organization', { mailed: true }),
  page('/settings/plan/demo', 'Your demo plan', { gated: true }),
  page('/forgot-password', 'Forgot your password?'),
  page('/reset-password', 'Choose a new password', { mailed: true }),
  page('/keep-email', 'Keep your email address', { mailed: true }),
  page('/consent/lock', 'A lock for your property', { mailed: true }),
  page('/confirm-email', 'Confirm your email address', { mailed: true }),
  page('/account-deleted', 'Your account is deleted', { mailed: true }),
  page('/login/link', 'Use this browser', { mailed: true }),
  page('/security/undo', 'Undo a change', { mailed: true }),
  page('/alerts/[id]', 'Alert'),
  page('/cases/[caseId]', 'Fraud case', { gated: true }),
  page('/pay/[id]', 'Invoice'),
  page('/share/[token]', 'Shared document'),
  page('/client-dashboard/[userId]', 'Client dashboard', {
    sameAs: '/dashboard/client',
    gated: true,
  }),
  page('/notary-dashboard/[userId]', 'Notary dashboard', {
    sameAs: '/dashboard/notary',
    gated: true,
  }),
  page('/dashboard/notary/schedule', 'Schedule', { gated: true }),
  page('/dashboard/notary/earnings', 'Earnings', { gated: true }),
  page('/dashboard/notary/journal', 'Journal', { gated: true }),
  page('/dashboard/notary/settings', 'Notary settings', { gated: true }),
  page('/organization/keys', 'API keys', { gated: true }),
  page('/requests/[id]', 'Notary request', { gated: true }),
  page('/invoices/[id]', 'Invoice', { gated: true }),
  page('/organization/webhooks', 'Webhooks', { gated: true }),
  page('/organization/webhooks/[id]', 'Webhook', { gated: true }),
  page('/admin', 'Administration', { gated: true }),
  page('/admin/applications', 'Partner applications', { gated: true }),
  page('/admin/requests', 'All requests', { gated: true }),
  page('/admin/invoices', 'All invoices', { gated: true }),
  page('/admin/users', 'Users', { gated: true }),
  page('/admin/cases', 'Cases', { gated: true }),
  page('/admin/fraud', 'Fraud cases', { gated: true }),
  page('/admin/recordings', 'Recording indexes', { gated: true }),
  page('/admin/interests', 'Interests', { gated: true }),
  page('/admin/abuse', 'Abuse', { gated: true }),
  page('/admin/audit', 'Audit trail', { gated: true }),
  page('/admin/disputes', 'Disputes', { gated: true }),
  page('/admin/evidence', 'Evidence', { gated: true }),
  page('/admin/waitlist', 'Waitlist', { gated: true }),
  page('/admin/notaries', 'Notaries', { gated: true }),
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

/** Public pages that have their own address: what people may share. */
export function listSharedPages(): SitePage[] {
  return allPages.filter(
    ({ path, gated, mailed, sameAs }) => !gated && !mailed && !sameAs && !path.includes('['),
  );
}

/** What search engines may list of them. */
export function listIndexedPages(): SitePage[] {
  return listSharedPages().filter(({ unindexed }) => !unindexed);
}

/** Pages that a search may name, under their own address: an administrator finds theirs in the menu. */
export function listSearchedPages(): SitePage[] {
  return allPages.filter(
    ({ path, mailed, sameAs }) => !mailed && !sameAs && !path.includes('[') && !path.startsWith('/admin'),
  );
}

export function findSectionOf(path: string) {
  const listed = getSitePage(path).sameAs ?? path;
  return siteSections.find((section) => section.pages.some((candidate) => candidate.path === listed)) ?? null;
}

function page(path: keyof typeof descriptions, title: string, options: PageOptions = {}): SitePage {
  return { path, title, description: descriptions[path], ...options };
}

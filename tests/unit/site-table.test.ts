import { existsSync } from 'node:fs';
import nextConfig from '@/next.config.mjs';
import { getSitePage, siteSections, unlistedPages } from '@/lib/site/site';

const pages = [...siteSections.flatMap((section) => section.pages), ...unlistedPages];
const groups = ['(site)', '(account)', '(admin)', '(slim)'];

const promised = `
  / /search /notary-booking /document-vault /vault/documents /atlas-ai /state-documents /county-documents
  /live-tracking /payment/deedguard /deedguard-protection /partner-portal /partners/portal /partnerships
  /notary-waitlist /pricing /pricing/calculator /health /version /security-headers /legal/terms /legal/privacy
  /legal/ip /about/founder-declaration /developers /press /compliance/ron /resources/county-kit
  /resources/builder-kit /security/whitepaper /architecture /enroll/biometric /settings/security/pin
  /security/alerts /alerts /alerts/[id] /vault /recording/requirements /invoices /pay/[id]
  /ai-document-generator /dashboard/client /client-dashboard/[userId] /dashboard/notary
  /notary-dashboard/[userId] /login /signup /enterprise /join/notary/requirements /deedguard /guardsign
  /payment/success /partners/integrations /notifications /verify
`
  .trim()
  .split(/\s+/);

describe('the table of pages', () => {
  it.each(promised)('has %s', (path) => expect(getSitePage(path).title).not.toBe(''));

  it('has each page once, with words about it that suit a search engine and are its own', () => {
    expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
    pages.forEach((page) => expect(page.description).toMatch(/^.{49,154}\.$/));
  });

  it.each(pages.map((page) => page.path))('leads somewhere at %s', (path) => {
    expect(groups.some((group) => existsSync(`app/${group}${path}/page.tsx`))).toBe(true);
  });

  it('has the page to which an address leads that is none', async () => {
    const shorter = await nextConfig.redirects?.();
    expect(shorter).toContainEqual({ source: '/partners', destination: '/partnerships', permanent: true });
    for (const { source, destination } of shorter ?? []) {
      expect(getSitePage(destination).path).toBe(destination);
      expect(pages.map(({ path }) => path)).not.toContain(source);
    }
  });

  it('refuses a path that is not in it', () => {
    expect(() => getSitePage('/nowhere')).toThrow('No page /nowhere');
  });
});

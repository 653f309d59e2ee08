import fc from 'fast-check';
import { partnerBenefits } from '@/lib/partners/content/applications';
import { quotedBuilderShare } from '@/lib/partners/content/enterprise';
import { applicationVolumes, kindLabel, partnerTypes, serviceTypes } from '@/lib/partners/rules/applications';
import { applyAsPartnerSchema, applyForPartnershipSchema } from '@/lib/partners/schema/applications';
import { samplePartners } from '@/lib/samples/partnerships';
import { partnershipInput, portalInput } from '@/tests/support/partners';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);
const websiteOf = (website: string) => applyAsPartnerSchema.safeParse(portalInput({ website })).data?.website;

describe('what an application can say', () => {
  it('is what the specification lists', () => {
    expect(values(serviceTypes)).toEqual([
      'title_company',
      'escrow_agent',
      'attorney',
      'builder',
      'real_estate',
      'notary_service',
      'other',
    ]);
    expect(values(partnerTypes)).toEqual([
      'title-insurance',
      'escrow-settlement',
      'law-firm',
      'builder',
      'real-estate',
      'lender',
      'other',
    ]);
    expect(values(applicationVolumes)).toEqual(['1-50', '51-200', '201-1000', '1000+', 'enterprise']);
  });

  it.each([
    ['title_company', 'Title Company'],
    ['attorney', 'Attorney/Law Firm'],
    ['escrow-settlement', 'Escrow & Settlement'],
    ['real-estate', 'Real Estate'],
    ['other', 'Other'],
  ])('calls %s %s', (kind, label) => {
    expect(kindLabel(kind)).toBe(label);
  });

  it('shows a kind that it does not know as it is', () => {
    expect(kindLabel('county')).toBe('county');
  });
});

describe('the application of the partner portal', () => {
  it('asks for a company and an email address alone', () => {
    expect(applyAsPartnerSchema.parse({ company: ' Acme ', email: ' a@example.com ' })).toEqual({
      company: 'Acme',
      email: 'a@example.com',
      serviceType: 'other',
    });
  });

  it.each([
    ['example.com', 'https://example.com'],
    ['HTTP://example.com/a?b#c', 'HTTP://example.com/a?b#c'],
    ['bücher.example:8443', 'https://bücher.example:8443'],
  ])('takes the website %s as %s', (typed, kept) => {
    expect(websiteOf(typed)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,x',
    'mailto:a@example.com',
    'https://user@example.com',
    'ftp://example.com',
    'localhost',
    'two words.com',
    'example.com:99999',
    'https://',
  ])('refuses the website %s', (typed) => {
    expect(websiteOf(typed)).toBeUndefined();
  });

  it('only ever keeps a website that is a web address, and the same one again stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
        const kept = websiteOf(typed);
        if (kept === undefined) return;
        expect(new URL(kept).protocol).toMatch(/^https?:$/);
        expect(websiteOf(kept)).toBe(kept);
      }),
    );
  });
});

describe('the application for a partnership', () => {
  it('needs company, name, email, type and goals, and nothing else', () => {
    const { companyName, contactName, email, partnerType, message } = partnershipInput();
    const needed = { companyName, contactName, email, partnerType, message };

    expect(applyForPartnershipSchema.parse(needed)).toEqual({ ...needed, requestBetaAccess: false });
    for (const name of Object.keys(needed)) {
      const { error } = applyForPartnershipSchema.safeParse({ ...needed, [name]: undefined });
      expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([name]);
    }
  });
});

describe('what the page for partners shows', () => {
  it('has four kinds of partners', () => {
    expect(partnerBenefits).toHaveLength(4);
  });

  it('keeps the line of the builder to the letter', () => {
    expect(samplePartners.find(({ kind }) => kind === 'Builder')?.line).toBe(
      'Pending integration approval, expected go-live Q2 2024',
    );
  });

  it('has partners that are active and partners in beta', () => {
    expect(new Set(samplePartners.map(({ status }) => status))).toEqual(new Set(['Active', 'Beta']));
  });

  it('claims 30% for builders', () => {
    expect(quotedBuilderShare).toBe('Builders receive a 30% revenue share');
  });

  it('never promises that fraud is prevented', () => {
    expect(JSON.stringify([partnerBenefits, samplePartners])).not.toMatch(/prevent/i);
  });
});

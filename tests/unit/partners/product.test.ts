import { enterpriseOffers, enterprisePrices, quotedPartnerFigures } from '@/lib/partners/content/enterprise';
import { corporateTerms, impersonationStudy } from '@/lib/partners/content/enterprise';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import { formatPrice } from '@/lib/values/money';
import { getSitePage } from '@/lib/site/site';
import { addOns } from '@/lib/plans/content/add-ons';
import { plans } from '@/lib/plans/content/plans';

const priceOf = (name: string) => enterprisePrices.find((row) => row.name === name);

describe('the offers to companies', () => {
  it('speak to title companies, lenders, law firms and recorders', () => {
    expect(enterpriseOffers.map(({ title }) => title)).toEqual([
      'Title and escrow',
      'Lenders',
      'Law firms',
      'Recorders',
    ]);
  });

  it('lead only to pages that exist', () => {
    for (const { link } of enterpriseOffers) {
      const [path = ''] = link.href.split('#');
      expect(getSitePage(path).path).toBe(path);
    }
  });

  it('never promise that fraud is prevented', () => {
    expect(JSON.stringify(enterpriseOffers)).not.toMatch(/prevent/i);
  });
});

describe('the prices for companies', () => {
  it('are those of the property, the plan and the add-on', () => {
    const plan = plans.find(({ name }) => name === 'Enterprise Shield');
    const integration = addOns.find(({ name }) => name === 'Custom Integration');
    expect(priceOf('Deed protection')?.price).toBe(formatPrice(DEED_PROTECTION_CENTS));
    expect(priceOf('Enterprise Shield')?.price).toBe(formatPrice(plan?.monthlyCents ?? 0));
    expect(priceOf('Enterprise Shield')?.says).toContain(formatPrice(plan?.yearlyCents ?? 0));
    expect(priceOf('Custom integration')).toMatchObject({
      price: formatPrice(integration?.cents ?? 0),
      unit: 'one-time',
    });
  });

  it('are paid within 15 days', () => {
    expect(corporateTerms.name).toBe('Net 15');
  });
});

describe('what is said to partners', () => {
  it('quotes the figures of earlier texts to the word', () => {
    expect(quotedPartnerFigures).toEqual([
      'Revenue share up to 30%',
      '50+ partners',
      'An answer within 24 hours',
    ]);
  });

  it('names the study behind the figure on seller impersonation', () => {
    expect(impersonationStudy.value.percent).toBe(28);
    expect(impersonationStudy.source.kind).toBe('secondary');
  });
});

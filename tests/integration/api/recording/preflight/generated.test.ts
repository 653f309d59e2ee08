import { templateSources } from '@/lib/generator/content/templates';
import { fillTemplate } from '@/lib/generator/drawing/fill-template';
import { legalPdf } from '@/lib/generator/drawing/legal-pdf';
import { isOnlyToSign } from '@/lib/preflight/rules/unsigned';
import { examplesOf } from '@/tests/support/generator';
import { sendPreflight } from '@/tests/support/preflight';

const counties = { TX: '48201', CA: '06037', FL: '12086', NY: '36061', IL: '17031' };
const deeds = templateSources.filter(({ category }) => category === 'deed');

describe('a deed as the generator draws it', () => {
  it.each(deeds)('has only to be signed: $id', async (template) => {
    const document = fillTemplate(template, examplesOf(template));
    const pdf = await legalPdf(document, { documentName: template.name, createdAt: '2026-11-25T12:00:00Z' });

    const { body } = await sendPreflight(new Uint8Array(pdf), {
      state: template.stateCode,
      county: counties[template.stateCode],
      documentType: template.recordedAs ?? '',
    });

    expect(isOnlyToSign(body)).toBe(true);
    expect(body.findings.filter(({ rule }) => rule === 'element-parcel-number')).toEqual([]);
    expect(body.findings.map(({ source }) => source?.title)).not.toContain(
      'Blue Earth County, checklist for recording',
    );
  });
});

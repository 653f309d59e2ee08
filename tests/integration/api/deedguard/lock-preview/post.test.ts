import { POST as preview } from '@/app/api/deedguard/lock-preview/route';
import { visitor } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { countRows } from '@/tests/support/rows';

const post = (body: unknown) =>
  callRoute(preview, { method: 'POST', url: '/api/deedguard/lock-preview', as: visitor, body });

describe('POST /api/deedguard/lock-preview, as a visitor', () => {
  it('says what a lock would put on record, and writes nothing', async () => {
    const answer = await post({ propertyAddress: '12 Main St 70112' });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      propertyAddress: '12 Main St, New Orleans, LA 70112',
      county: 'Orleans Parish',
      usualCity: null,
    });
    expect(await countRows('deed_locks')).toBe(0);
  });

  it('knows the borough of Alaska, the independent city of Virginia, and the capital', async () => {
    const counties = await Promise.all(
      ['1 A St, 99501', '1 King St, 22301', '1 F St NW, 20001'].map(async (propertyAddress) => {
        const { body } = await post({ propertyAddress });
        return (body as { county: string }).county;
      }),
    );
    expect(counties).toEqual(['Anchorage', 'City of Alexandria', 'District of Columbia']);
  });

  it('names no county where the ZIP code is from across the state line', async () => {
    expect((await post({ propertyAddress: '12 Main St, Clarksville, TN 42223' })).body).toEqual({
      propertyAddress: '12 Main St, Clarksville, TN 42223',
      county: null,
      usualCity: 'Fort Campbell, KY',
    });
  });

  it.each([
    ['nothing', {}, 'Please enter the property address.'],
    [
      'only a ZIP code',
      { propertyAddress: '78701' },
      'Please add the street and number, for example 12 Main St, Austin, TX 78701.',
    ],
  ])('refuses %s', async (_, body, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message, code: 'validation_failed', fields: { propertyAddress: message } });
  });
});

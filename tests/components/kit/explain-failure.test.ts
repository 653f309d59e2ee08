import { detailOf, explainFailure } from '@/components/kit/explain-failure';
import { ApiError } from '@/lib/platform/api-client';

const refused = new ApiError(422, 'Please check the form.', undefined, { pin: 'Six digits, please.' });
const silent = new ApiError(502, '');
const OWN = 'Nothing was sent.';

describe('why a call failed', () => {
  it('is first what is wrong with a field', () => {
    expect(explainFailure(refused, OWN)).toBe('Six digits, please.');
  });

  it('is what is wrong with the whole where each field speaks for itself', () => {
    expect(detailOf(refused, OWN)).toBe('Please check the form.');
  });

  it.each([
    ['the server said nothing', silent],
    ['it was not reached', new TypeError('Failed to fetch')],
  ])('is said in the words of the screen where %s', (_, error) => {
    expect([explainFailure(error, OWN), detailOf(error, OWN)]).toEqual([OWN, OWN]);
  });

  it('is that the server could not be reached where a screen has no words of its own', () => {
    expect(explainFailure(new TypeError('Failed to fetch'))).toMatch(/^The server could not be reached/);
  });
});

import { isComplete, readSearch, urgencyOptions } from '@/components/notary/client/booking/search-address';
import { findNotaries } from '@/components/notary/queries';
import { urgencies } from '@/lib/notary/schema/search';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the search of the address', () => {
  it('is what it says', () => {
    const search = read('location=Austin,+TX&serviceType=estate&urgency=asap');
    expect(search).toEqual({ location: 'Austin, TX', serviceType: 'estate', urgency: 'asap' });
    expect(isComplete(search)).toBe(true);
    expect(findNotaries(search).queryKey.join('/')).toBe(
      '/api/notaries/search?location=Austin%2C+TX&serviceType=estate&urgency=asap',
    );
  });

  it('is for this week when it says no more', () => {
    expect(read('')).toEqual({ location: '', serviceType: '', urgency: 'week' });
  });

  it.each(['serviceType=dentist&location=Austin', 'serviceType=remote-online-notarization&location=Austin'])(
    'finds nothing out of a service that nobody travels for: %s',
    (query) => {
      expect(read(query).serviceType).toBe('');
      expect(isComplete(read(query))).toBe(false);
    },
  );

  it('knows no other urgency than the server', () => {
    expect(read('urgency=never').urgency).toBe('week');
    expect(urgencyOptions.map(({ value }) => value)).toEqual([...urgencies]);
  });
});

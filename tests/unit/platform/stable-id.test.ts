import * as z from 'zod';
import { stableId } from '@/lib/platform/stable-id';

describe('stableId', () => {
  it('is a UUID, the same for the same names', () => {
    const id = stableId('invoice mail', 'a', 1);

    expect(z.uuid().safeParse(id).success).toBe(true);
    expect(stableId('invoice mail', 'a', 1)).toBe(id);
  });

  it('is another one where a name differs, or ends elsewhere', () => {
    const ids = [stableId('a', 'b'), stableId('ab'), stableId('a', 'b', 0), stableId('b', 'a')];

    expect(new Set(ids).size).toBe(4);
  });
});

import { existsSync } from 'node:fs';
import { restOf } from '@/tests/support/rest';

describe.each(['unit', 'components', 'integration', 'e2e'])(
  'what npm test leaves to the rest, of tests/%s',
  (folder) => {
    const files = restOf(folder);

    it('is there', () => {
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => !existsSync(`tests/${folder}/${file}`))).toEqual([]);
    });

    it('is named once, in order', () => {
      expect(files).toEqual([...new Set(files)].toSorted());
    });
  },
);

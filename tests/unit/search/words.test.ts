import { readSearch, wordsOf } from '@/lib/search/rules/words';
import { synonymsOf } from '@/lib/search/rules/synonyms';

describe('what is looked for', () => {
  it('is each word by its beginning', () => {
    expect(readSearch('Travis  Count')).toEqual({ typed: 'travis count', words: ['travis:*', 'count:*'] });
  });

  it.each(['', ' ', 'a', '!', '&|!():*', '🏠'])('is nothing for %j', (text) => {
    expect(readSearch(text)).toBeNull();
  });

  it('is a word of one letter as it is, since each begins with one', () => {
    expect(readSearch('a deed')?.words[0]).toBe('a');
  });

  it('is also what else a word is called, of several words all', () => {
    expect(readSearch('ron')?.words).toEqual([
      'ron:* | (remote & notarization) | (online & notarization) | (video)',
    ]);
  });

  it('holds no sign that Postgres would read as an operator', () => {
    const words = wordsOf("deed' & | ! ( ) :* <-> \\ \u0000 lock--");
    expect(words).toEqual(['deed', 'lock']);
  });

  it('keeps letters of every alphabet', () => {
    expect(wordsOf('Право Doña 公证')).toEqual(['право', 'doña', '公证']);
  });

  it('has at most ten words of forty letters', () => {
    const asked = readSearch(`${'x'.repeat(100)} ${'deed '.repeat(50)}`);
    expect(asked?.words).toHaveLength(10);
    expect(asked?.typed.split(' ')[0]).toHaveLength(24);
  });
});

describe('synonyms', () => {
  it('go both ways', () => {
    expect(synonymsOf('lawyer')).toContain('attorney');
    expect(synonymsOf('attorney')).toContain('lawyer');
  });

  it('know the plural', () => {
    expect(synonymsOf('lawyers')).toContain('attorney');
  });

  it('are none for a word that is called nothing else', () => {
    expect(synonymsOf('travis')).toEqual([]);
  });
});

import { useEffect, useState } from 'react';
import { textUnder } from '@/components/vault/redaction/text-under';
import type { PageFile } from '@/components/files/reader/pdf-pages-file';
import type { Finding } from '@/lib/vault/schema/redactions';

/** What was found, by the id of the finding: read here from the open pages, because nobody else may keep the words. */
export type FoundTexts = ReadonlyMap<string, string>;

const none: FoundTexts = new Map();

export function useFoundTexts(
  file: PageFile | null,
  findingsByPage: ReadonlyMap<number, Finding[]>,
): FoundTexts {
  const [texts, setTexts] = useState(none);

  useEffect(() => {
    if (!file) return;
    const reading = { file, isGone: false };

    async function read() {
      for (const [page, findings] of findingsByPage) {
        const words = await reading.file.wordsOf(page);
        if (reading.isGone) return;
        const found = findings.map(({ id, boxes }) => [id, textUnder(words, boxes)] as const);
        setTexts((earlier) => new Map([...earlier, ...found]));
      }
    }

    // Pages that cannot be read, or were closed meanwhile, leave their places with numbers for names.
    read().catch(() => {});
    return () => {
      reading.isGone = true;
    };
  }, [file, findingsByPage]);

  return texts;
}

import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { measurePages } from '@/lib/pdf/measure';
import { scanPage } from '@/lib/vault/rules/scan/page';
import { areasOn, type PlaceRules } from '../rules/areas';
import type { PageMeasures } from '../rules/measured';
import { readTextSigns } from '../rules/text-signs';
import { MOST_PAGES } from '../schema';

type Measuring = {
  bytes: Uint8Array;
  places: PlaceRules;
  onPage: (done: number, total: number) => void;
};

/**
 * What a PDF is as paper, page by page, and what its words say of what recorders look for; never the words, but for the title. Runs in a
 * process of its own. Throws as `measurePages` does, in the words of a check.
 */
export async function measureDocument({ bytes, places, onPage }: Measuring): Promise<PageMeasures[]> {
  try {
    const pages = await measurePages({
      bytes,
      mostPages: MOST_PAGES,
      areasOn: (page) => areasOn(places, page).map(({ box }) => box),
      look: (page, inkIn) => ({ signs: scanPage(page), text: readTextSigns(page, inkIn) }),
      onPage,
    });
    return pages.map(({ measured, seen }) => ({ ...measured, ...seen }));
  } catch (error) {
    throw inWordsOfCheck(error);
  }
}

/** What reads a PDF for sharing and redacting says so; here it is neither. */
function inWordsOfCheck(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'validation_failed' || error.fields) return error;
  if (error.name !== 'AppError') return error;
  const message = messageFor(error.cause);
  return new AppError('validation_failed', message, { fields: { file: message }, cause: error });
}

function messageFor(cause: unknown): string {
  if (!(cause instanceof Error))
    return `This PDF is very long. Up to ${MOST_PAGES} pages are checked at a time.`;
  return cause.name === 'PasswordException'
    ? 'This PDF opens with a password. Save a copy without it, then check that one.'
    : 'This PDF is damaged and cannot be read. Print it to a new PDF, then check that one.';
}

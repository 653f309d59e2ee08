import { languages, type Language } from './languages';

type LanguageWords = {
  /** words for topics, or how they begin */
  words: Partial<Record<string, string[]>>;
  frequent?: string;
};

type Texts = Record<Language, LanguageWords>;

/** A single frequent word may belong to a name. */
const ENOUGH_WORDS = 2;

/** Chinese and Japanese have no spaces to count words by. */
const LETTERS_OF_A_WORD = 2;

const SHORT_WORD = 4;
const ENDING_OF_SHORT_WORD = 2;

const LATIN = /^\p{Script=Latin}/u;

const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{Script=Latin}\p{M}]+|[\p{L}\p{M}]+/gu;

/**
 * The language in which a question is written, whatever was chosen: by its frequent words, by its letters, else by its
 * words for topics. Names do not count; what is short or could be several languages is in the chosen one.
 */
export function languageOf(question: string, chosen: Language, texts: Texts): Language {
  if (/[¿¡]/.test(question)) return 'es';
  const words = wordsWithoutNames(question);
  const { leading, count } = byFrequentWords(words, texts);
  const [first, second] = leading;
  if (first && !second && count >= ENOUGH_WORDS) return first;

  const written = byLetters(words);
  const fallback = !written || written.includes(chosen) ? chosen : written[0];
  return byTopicWords(words, { among: written ?? leading, fallback }, texts);
}

/**
 * A capital inside of a sentence begins a name, unless all letters are capitals. Nouns of German go too: its frequent words
 * are enough.
 */
function wordsWithoutNames(question: string): string[] {
  const isShouted = !/\p{Ll}/u.test(question);
  const found = [...question.matchAll(WORD)];
  return found
    .filter(({ 0: word, index }, place) => {
      const last = found[place - 1];
      const between = question.slice(last ? last.index + last[0].length : 0, index);
      const beginsSentence = (!last || /[.!?]/.test(between)) && !/\p{N}/u.test(between);
      return isShouted || beginsSentence || !/^\p{Lu}/u.test(word);
    })
    .map(([word]) => word);
}

function byFrequentWords(words: readonly string[], texts: Texts) {
  const asked = new Set(words.map(folded));
  const counts = languages.map((language) => {
    const frequent = new Set(folded(texts[language].frequent ?? '').split(' '));
    return [...asked].filter((word) => frequent.has(word)).length;
  });
  const count = Math.max(...counts);
  return { leading: languages.filter((_, index) => counts[index] === count), count };
}

/** The languages of the letters in which more words are written than in Latin ones. */
function byLetters(words: readonly string[]): [Language, ...Language[]] | null {
  const inScript = (script: RegExp) => words.filter((word) => script.test(word));
  const latin = inScript(LATIN).length;
  if (inScript(/^\p{Script=Arabic}/u).length > latin) return ['ar'];
  if (inScript(/^\p{Script=Cyrillic}/u).length > latin) return ['ru'];

  const eastern = inScript(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u).join('');
  if (eastern.length / LETTERS_OF_A_WORD <= latin) return null;
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(eastern) ? ['ja'] : ['zh', 'ja'];
}

type Candidates = { among: readonly Language[]; fallback: Language };

function byTopicWords(words: readonly string[], { among, fallback }: Candidates, texts: Texts): Language {
  const said = ` ${folded(words.join(' '))} `;
  const lettersOf = (language: Language) =>
    Object.values(texts[language].words)
      .flatMap((topicWords) => topicWords?.map(folded) ?? [])
      .filter((word) => isIn(said, word))
      .reduce((letters, word) => letters + word.length, 0);
  const most = Math.max(...among.map(lettersOf));
  const [best, rival] = among.filter((language) => lettersOf(language) === most);
  return best && !rival && most > lettersOf(fallback) ? best : fallback;
}

/** Whether a word begins like this one. A short one does not stand for a much longer: an `atto` is no attorney. */
function isIn(said: string, word: string): boolean {
  if (!LATIN.test(word)) return said.includes(word);
  const ending = word.length <= SHORT_WORD ? `\\p{L}{0,${ENDING_OF_SHORT_WORD}} ` : '';
  return new RegExp(` ${word}${ending}`, 'u').test(said);
}

/** As it is typed on a phone: small letters without accents. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\P{L}+/gu, ' ')
    .trim();
}

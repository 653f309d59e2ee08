/**
 * What a question is about, by the words that it holds, in the order in which they are looked for: the specification's ten
 * behind one that somebody in a hurry asks.
 */
export const topics = [
  'cancel',
  'book',
  'documents',
  'security',
  'requirements',
  'atlas',
  'pricing',
  'deedguard',
  'protection',
  'vault',
  'blockchain',
] as const;

type Topic = (typeof topics)[number];

/**
 * The assistant in one language. Answers may name `{lock}`, `{basic}`, `{professional}`, `{cancel}` and `{cancelMobile}`: prices of today. Links are
 * written as `[title](path)`.
 */
export type AssistantTexts = {
  /** as its speakers call it */
  language: string;
  isRightToLeft?: true;
  title: string;
  open: string;
  close: string;
  minimize: string;
  restore: string;
  expand: string;
  shrink: string;
  chooseLanguage: string;
  placeholder: string;
  send: string;
  typing: string;
  conversation: string;
  you: string;
  /** before the first question */
  welcome: string;
  /** below the field: what the answers are made from */
  note: string;
  quickQuestions: [string, string, string];
  /** words of this language that mean a topic, in small letters, beside the English ones */
  words: Partial<Record<Topic, string[]>>;
  /**
   * Frequent words that tell this language, for those in Latin letters. None of which names of people and places are made
   * as well (de, la, los, von, of the), and none that is short for a state (mi, me, or).
   */
  frequent?: string;
  answers: Record<Topic, string>;
  /** to a question about anything else */
  other: string;
};

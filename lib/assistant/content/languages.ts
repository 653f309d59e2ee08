import type { Language } from '../rules/languages';
import { arabic } from './languages/arabic';
import { chinese } from './languages/chinese';
import { english } from './languages/english';
import { french } from './languages/french';
import { german } from './languages/german';
import { italian } from './languages/italian';
import { japanese } from './languages/japanese';
import { portuguese } from './languages/portuguese';
import { russian } from './languages/russian';
import { spanish } from './languages/spanish';
import type { AssistantTexts } from './texts';

/** The assistant in each language that it speaks. */
export const assistantTexts: Record<Language, AssistantTexts> = {
  en: english,
  es: spanish,
  fr: french,
  zh: chinese,
  ja: japanese,
  de: german,
  it: italian,
  pt: portuguese,
  ru: russian,
  ar: arabic,
};

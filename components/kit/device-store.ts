import { keptTexts } from '@/components/kit/kept-texts';

const texts = keptTexts(() => localStorage);

/** A text that this browser keeps from visit to visit, whoever uses it. The privacy policy says each name. */
export function deviceStore(name: string) {
  return {
    name,
    find: () => texts.find(name),
    keep: (text: string) => texts.keep(name, text),
    drop: () => texts.drop(name),
  };
}

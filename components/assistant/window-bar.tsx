'use client';

import { Button } from '@/components/ui/button';
import { ChevronDownIcon, CloseIcon, ExpandIcon } from '@/components/ui/icons';
import { assistantTexts } from '@/lib/assistant/content/languages';
import type { AssistantTexts } from '@/lib/assistant/content/texts';
import { languages, type Language } from '@/lib/assistant/rules/languages';

type WindowBarProps = {
  texts: AssistantTexts;
  language: Language;
  onSpeak: (language: Language) => void;
  isLarge: boolean;
  onResize: () => void;
  onMinimize: () => void;
  onClose: () => void;
};

/** What the window is called, the language that it speaks, and how large it is. */
export function WindowBar({
  texts,
  language,
  onSpeak,
  isLarge,
  onResize,
  onMinimize,
  onClose,
}: WindowBarProps) {
  return (
    <div className="flex items-center gap-1 border-b p-2 ps-4">
      <h2 className="me-auto truncate font-serif text-lg font-semibold">{texts.title}</h2>
      <select
        aria-label={texts.chooseLanguage}
        value={language}
        onChange={(event) => onSpeak(event.target.value as Language)}
        className="h-9 max-w-28 rounded-md border border-input/60 bg-card px-2 text-sm max-sm:h-11"
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {assistantTexts[each].language}
          </option>
        ))}
      </select>
      <Button
        variant="ghost"
        size="icon"
        aria-label={isLarge ? texts.shrink : texts.expand}
        aria-pressed={isLarge}
        onClick={onResize}
        className="max-sm:hidden"
      >
        <ExpandIcon className="size-4" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={texts.minimize} onClick={onMinimize}>
        <ChevronDownIcon className="size-4" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={texts.close} onClick={onClose}>
        <CloseIcon className="size-4" />
      </Button>
    </div>
  );
}

import { useId } from 'react';
import { redactionLevelTexts } from '@/lib/vault/content/redaction-rules';
import { redactionLevels, type RedactionLevel } from '@/lib/vault/rules/redaction/choices';

type LevelChoiceProps = { chosen: RedactionLevel; onChange: (level: RedactionLevel) => void };

export function LevelChoice({ chosen, onChange }: LevelChoiceProps) {
  const name = useId();

  return (
    <fieldset>
      <legend className="font-medium">Redaction level</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        {redactionLevels.map((level) => (
          <label key={level} className="choice cursor-pointer p-4">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen === level}
              onChange={() => onChange(level)}
              aria-describedby={`${name}-${level}`}
            />
            <span className="font-medium">{redactionLevelTexts[level].label}</span>
            <span
              id={`${name}-${level}`}
              aria-hidden
              className="mt-1 block text-sm leading-5 text-muted-foreground"
            >
              {redactionLevelTexts[level].says}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

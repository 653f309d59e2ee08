import { CheckIcon } from '@/components/ui/icons';
import type { Specialization } from '@/components/partners/waitlist/draft';
import { specializations } from '@/lib/partners/rules/waitlist';

type SpecializationChoiceProps = {
  chosen: readonly Specialization[];
  onToggle: (specialization: Specialization) => void;
};

export function SpecializationChoice({ chosen, onToggle }: SpecializationChoiceProps) {
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-medium">
        Specializations<span className="font-normal text-muted-foreground"> (optional)</span>
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {specializations.map((specialization) => (
          <button
            key={specialization}
            type="button"
            aria-pressed={chosen.includes(specialization)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-md border border-input/60 bg-card px-3 text-sm transition-colors duration-150 hover:border-input aria-pressed:border-primary aria-pressed:bg-accent aria-pressed:text-accent-foreground"
            onClick={() => onToggle(specialization)}
          >
            {chosen.includes(specialization) && <CheckIcon className="size-4" />}
            {specialization}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

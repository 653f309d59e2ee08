'use client';

import { useId } from 'react';
import { useFormState } from '@/components/kit/form-context';
import { Checkbox } from '@/components/ui/checkbox';
import { EVERY_EVENT, eventGroups, eventTypes } from '@/lib/webhooks/rules/event-types';

type EventChoiceProps = { chosen: string[]; onChange: (chosen: string[]) => void };

/** What a webhook is told of: everything, all of a group, or single events. */
export function EventChoice({ chosen, onChange }: EventChoiceProps) {
  const id = useId();
  const problem = useFormState().problems.eventTypes;
  const toggle = (filter: string) =>
    onChange(chosen.includes(filter) ? chosen.filter((other) => other !== filter) : [...chosen, filter]);
  const isEvery = chosen.includes(EVERY_EVENT);

  return (
    <fieldset aria-describedby={problem && `${id}-problem`}>
      <legend className="text-[0.9375rem] leading-6 font-medium">Events</legend>
      {problem && (
        <p id={`${id}-problem`} className="text-sm font-medium text-destructive">
          {problem}
        </p>
      )}
      <Choice
        label="All events, including future ones"
        isChosen={isEvery}
        onToggle={() => toggle(EVERY_EVENT)}
      />
      {!isEvery &&
        eventGroups.map(({ name, label, types }) => {
          const all = `${name}.*`;
          const isAll = chosen.includes(all);
          return (
            <fieldset key={name} className="mt-3 border-t pt-3">
              <legend className="float-left w-full text-sm font-medium">{label}</legend>
              {types.length > 1 && (
                <Choice
                  label="All of these, including future ones"
                  isChosen={isAll}
                  onToggle={() => toggle(all)}
                />
              )}
              {!isAll &&
                types.map((type) => (
                  <Choice
                    key={type}
                    label={eventTypes[type]}
                    name={type}
                    isChosen={chosen.includes(type)}
                    onToggle={() => toggle(type)}
                  />
                ))}
            </fieldset>
          );
        })}
    </fieldset>
  );
}

type ChoiceProps = { label: string; name?: string; isChosen: boolean; onToggle: () => void };

function Choice({ label, name, isChosen, onToggle }: ChoiceProps) {
  return (
    <label className="clear-both flex items-start gap-3 py-1.5 text-[0.9375rem] leading-6">
      <Checkbox className="mt-0.5" checked={isChosen} onChange={onToggle} />
      <span>
        {label} {name && <code className="text-sm wrap-anywhere text-muted-foreground">{name}</code>}
      </span>
    </label>
  );
}

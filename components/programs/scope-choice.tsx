'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { scopeWords } from '@/lib/programs/content/scope-words';
import { apiScopes, type ApiScope } from '@/lib/values/api-scopes';

type ScopeChoiceProps = { chosen: ApiScope[]; problem?: string; onChange: (chosen: ApiScope[]) => void };

/** What a key may do, in words, each with the name that the documents use. */
export function ScopeChoice({ chosen, problem, onChange }: ScopeChoiceProps) {
  const id = useId();
  const toggle = (scope: ApiScope) =>
    onChange(apiScopes.filter((each) => (each === scope ? !chosen.includes(each) : chosen.includes(each))));

  return (
    <fieldset aria-describedby={`${id}-problem`}>
      <legend className="text-[0.9375rem] leading-6 font-medium">Permissions</legend>
      <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-destructive empty:hidden">
        {problem}
      </p>
      <div className="mt-1 grid">
        {apiScopes.map((scope) => (
          <label key={scope} className="flex items-start gap-3 py-1.5 text-[0.9375rem] leading-6">
            <Checkbox className="mt-0.5" checked={chosen.includes(scope)} onChange={() => toggle(scope)} />
            <span>
              {scopeWords[scope]} <span className="font-mono text-sm text-muted-foreground">{scope}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

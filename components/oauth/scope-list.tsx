import { CheckIcon } from '@/components/ui/icons';
import { scopeWords, type OauthScope } from '@/lib/oauth/rules/scopes';

type ScopeListProps = {
  scopes: OauthScope[];
  /** what was allowed before */
  granted?: OauthScope[];
};

/** What an app may do, in words. */
export function ScopeList({ scopes, granted = [] }: ScopeListProps) {
  return (
    <ul className="grid gap-2">
      {scopes.map((scope) => (
        <li key={scope} className="flex items-start gap-3 text-[0.9375rem] leading-6">
          <CheckIcon className="mt-1 size-4 shrink-0 text-deedguard" />
          <span>
            {scopeWords(scope)}
            {granted.includes(scope) && <span className="text-muted-foreground"> (allowed already)</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { arrivalAfterSignUp } from '@/components/session/link-mailed';
import { openAfresh } from '@/components/session/open-afresh';
import { openPlanCheckout } from '@/components/session/plan-checkout';
import { safeReturnPath, workPath } from '@/lib/accounts/rules/return-path';
import type { NewAccount } from '@/lib/accounts/schema/users';
import { readChoice, type PlanChoice } from '@/lib/plans/rules/choices';

/** To what the address of this page asks for; else to `home`, or to where the work of an account is. */
export async function goOn(user: NewAccount, home?: string): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const choice = readChoice(query);
  const path = choice
    ? await pathOfPlan(choice)
    : (safeReturnPath(query.get('callbackUrl')) ?? home ?? workPath(user.role));
  // Stripe's page is not ours to mark.
  openAfresh(path.startsWith('/') ? arrivalAfterSignUp(path, user) : path);
}

/** Where the chosen plan is bought. When that cannot be opened now, the page that offers it again. */
function pathOfPlan({ plan, period }: PlanChoice): Promise<string> {
  return openPlanCheckout({ plan, period }).then(
    ({ url }) => url,
    () => `/settings/plan?plan=${plan}&period=${period}`,
  );
}

import { arrivalAfterSignUp } from '@/components/session/link-mailed';
import { openAfresh } from '@/components/session/open-afresh';
import { openPlanCheckout } from '@/components/session/plan-checkout';
import { safeReturnPath } from '@/lib/accounts/rules/return-path';
import type { NewAccount, PublicUser } from '@/lib/accounts/schema/users';
import { readChoice, type PlanChoice } from '@/lib/plans/rules/choices';

export async function goOn(user: NewAccount): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const choice = readChoice(query);
  const path = choice ? await pathOfPlan(choice) : pathAfterSignIn(user, query.get('callbackUrl'));
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

/** Where a person who has just signed in wanted to go, or where what waits for them is. */
function pathAfterSignIn(user: PublicUser, wish: string | null) {
  return safeReturnPath(wish) ?? (user.role === 'admin' ? '/admin' : '/home');
}

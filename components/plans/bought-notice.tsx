import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { planNames } from '@/lib/plans/rules/choices';
import type { CurrentPlan } from '@/lib/plans/schema';

/** For whoever comes back from the checkout: what is known of the plan by now, and never more. */
export function BoughtNotice({ current: { plan } }: { current: CurrentPlan }) {
  return (
    <div role="status">
      {plan ? (
        <Alert variant="success">
          <AlertTitle>{planNames[plan]} is in force</AlertTitle>
          <AlertDescription>Your vault has its new quota now.</AlertDescription>
        </Alert>
      ) : (
        <Alert variant="waiting">
          <AlertTitle>Waiting for the confirmation</AlertTitle>
          <AlertDescription>
            If you bought a plan, it appears here by itself as soon as the payment provider confirms it. You
            can also leave: nothing is lost.
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}

import { EmptyState } from '@/components/kit/empty-state';
import { RequestCard } from '@/components/notary/client/dashboard/request-card';
import { Button } from '@/components/ui/button';
import { isActive } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';

const NONE = 'No active requests';

type ActiveRequestsProps = {
  requests: RequestView[];
  /** What the client alone may do. */
  onNew?: () => void;
  onTrack?: (id: string) => void;
  onContact?: (id: string) => void;
};

/** Each with its appointment, the next one first. */
export function ActiveRequests({ requests, onNew, onTrack, onContact }: ActiveRequestsProps) {
  const active = requests
    .filter(({ status }) => isActive(status))
    .sort((one, other) => Date.parse(one.appointmentDate) - Date.parse(other.appointmentDate));

  return (
    <section id="appointments" tabIndex={-1} aria-labelledby="active-requests" className="outline-none">
      <h2 id="active-requests" className="text-2xl">
        Active Requests
      </h2>
      {active.length === 0 ? (
        <Empty onNew={onNew} />
      ) : (
        <ul className="mt-5 grid gap-4">
          {active.map((request) => (
            <RequestCard key={request.id} request={request} onTrack={onTrack} onContact={onContact} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Empty({ onNew }: Pick<ActiveRequestsProps, 'onNew'>) {
  if (!onNew) return <EmptyState title={NONE} says="Requests will appear here." />;
  return (
    <EmptyState title={NONE} says="Say what, when and where.">
      <Button className="max-sm:w-full" onClick={onNew}>
        Create Your First Request
      </Button>
    </EmptyState>
  );
}

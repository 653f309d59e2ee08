import type { Connection } from '@/components/notary/visit/tracking/tracking-connection';
import type { Received } from '@/components/notary/visit/tracking/use-tracking';

const connections: Record<Connection, string> = {
  connecting: 'Connecting',
  live: 'Connected: each change arrives as it happens',
  polling: 'Not connected: checked every 30 seconds',
  ended: 'Ended with the visit',
};

/** What arrives, as it arrives, for those who want to see it. */
export function StreamPanel({ connection, received }: { connection: Connection; received: Received[] }) {
  return (
    <details className="rounded-lg border bg-card">
      <summary className="px-5 py-4 font-medium">
        Live data stream
        <span className="block text-sm font-normal text-muted-foreground">{connections[connection]}</span>
      </summary>
      <div
        tabIndex={0}
        role="region"
        aria-label="Live data stream"
        className="max-h-80 overflow-auto border-t"
      >
        {received.length === 0 ? (
          <p className="px-5 py-4 text-muted-foreground">Nothing has arrived yet.</p>
        ) : (
          <ol className="divide-y font-mono text-[0.8125rem] leading-5">
            {received.map(({ number, at, tracking }) => (
              <li key={number} className="px-5 py-2 break-all">
                <time dateTime={at} className="text-muted-foreground">
                  {at}
                </time>{' '}
                {JSON.stringify(tracking)}
              </li>
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}

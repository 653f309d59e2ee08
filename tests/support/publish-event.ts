/*
 * An app process of its own, for tests with several: publishes the event that its parent sends it, and ends. Started by startProcess.
 */
import { disconnect, transaction } from '@/lib/platform/db';
import { publish, type ChangeEvent } from '@/lib/platform/events';

process.once('message', (event: ChangeEvent) => {
  void transaction((tx) => publish(tx, [event]))
    .then(disconnect)
    .finally(() => process.disconnect());
});

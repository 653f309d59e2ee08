import type { SubscribeInput } from '@/lib/notifications/schema/push';

const WORKER = '/push-worker.js';

/** Of the browser or its push service; the message is fit to be shown. */
export class PushRefused extends Error {}

/** Whether this browser knows Web Push at all. On iPhones it does once the site is on the home screen. */
export function knowsPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the person, then the browser's push service. Throws `PushRefused`. */
export async function subscribeBrowser(pushKey: string): Promise<SubscribeInput> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new PushRefused(
      'Your browser does not let this site notify you. You can allow it in the settings of the browser.',
    );
  }
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const earlier = await pushManager.getSubscription();
  // One that was made with other keys cannot be used any more.
  if (earlier && !isOf(earlier, pushKey)) await earlier.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const subscription = await pushManager.subscribe(options).catch(() => {
    throw new PushRefused('Your browser could not reach its push service. Please try again later.');
  });
  return subscription.toJSON() as SubscribeInput;
}

/** The browser forgets it too; what was not turned on is off. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function isOf({ options }: PushSubscription, pushKey: string): boolean {
  if (!options.applicationServerKey) return false;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === pushKey;
}

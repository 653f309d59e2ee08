import 'server-only';
import type { EventReader } from '@/lib/payments/commands/stripe-event';
import { askAboutSubscription } from './ask-stripe';

/** The events of subscriptions, of their invoices, and of the pages where they are bought. Each is a reason to ask Stripe. */
export const readPlanEvent: EventReader = async ({ subscriptionId }) =>
  subscriptionId ? askAboutSubscription(subscriptionId) : null;

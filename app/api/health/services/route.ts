import { paymentsHealth, readPaymentsHealth } from '@/lib/payments/commands/health';
import { route } from '@/lib/platform/route';
import { readWorkHealth, workHealth } from '@/lib/platform/telemetry/work-health';

export const GET = route({
  auth: 'none',
  answer: workHealth.extend({ payments: paymentsHealth }),
  handler: async () => ({ ...(await readWorkHealth()), payments: await readPaymentsHealth() }),
});

import { ModelDouble } from '@/tests/support/model-double';
import { PushDouble } from '@/tests/support/push-double';
import { SmtpDouble } from '@/tests/support/smtp-double';
import { StripeDouble } from '@/tests/support/stripe-double';
import { WebhookReceiver } from '@/tests/support/webhook-receiver';
import { Line } from './line';

/** The outside parties of the product, each behind a line that can be broken. */
export type Doubles = Awaited<ReturnType<typeof startDoubles>>;

export async function startDoubles() {
  const [stripe, smtp, push, model, receiver] = [
    new StripeDouble(),
    new SmtpDouble(),
    new PushDouble(),
    new ModelDouble(),
    new WebhookReceiver(),
  ];
  // Money that goes back is there at once: what takes days at a bank is nothing that breaks.
  stripe.refunds.standing = 'succeeded';
  const { SMTP_URL, MAIL_FROM } = smtp.environment;
  const lines = {
    stripe: await Line.to(portOf(stripe.url)),
    mail: await Line.to(portOf(SMTP_URL)),
    push: await Line.to(portOf(push.environment.PUSH_SERVICE_URL)),
    model: await Line.to(portOf(model.environment.OPENAI_BASE_URL)),
    webhooks: await Line.to(portOf(receiver.url())),
  };
  return {
    stripe,
    smtp,
    push,
    model,
    receiver,
    lines,
    /** where events of organizations are sent to */
    hookUrl: `http://127.0.0.1:${lines.webhooks.port}/hook`,
    environment: {
      ...stripe.environment,
      STRIPE_API_URL: `http://127.0.0.1:${lines.stripe.port}`,
      SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
      MAIL_FROM,
      ...push.environment,
      PUSH_SERVICE_URL: `http://127.0.0.1:${lines.push.port}`,
      ...model.environment,
      OPENAI_BASE_URL: `http://127.0.0.1:${lines.model.port}/v1`,
    },
    stop: async () => {
      for (const line of Object.values(lines)) await line.stop();
      for (const double of [stripe, smtp, push, model, receiver]) await double.stop();
    },
  };
}

function portOf(address: string): number {
  return Number(new URL(address).port);
}

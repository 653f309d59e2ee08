import type { Page } from '@playwright/test';

/**
 * Stands in for https://js.stripe.com in the browser: a Payment Element with one field, whose confirmation tells
 * `onConfirm`, as Stripe's server would hear of it, before the page does.
 */
export async function serveStripeScript(
  page: Page,
  onConfirm: (clientSecret: string) => void,
): Promise<void> {
  await page.exposeFunction('confirmAtStripe', onConfirm);
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${stripeScript.toString()})();` }),
  );
}

/** Runs in the browser. Just what @stripe/react-stripe-js asks of an Elements object. */
function stripeScript(): void {
  type Handler = (event?: unknown) => void;
  const paymentElement = () => {
    const handlers = new Map<string, Handler>();
    return {
      on: (name: string, handler: Handler) => handlers.set(name, handler),
      once: (name: string, handler: Handler) => handlers.set(name, handler),
      off: (name: string) => handlers.delete(name),
      update: () => undefined,
      destroy: () => undefined,
      unmount: () => undefined,
      mount: (target: HTMLElement) => {
        const field = document.createElement('input');
        field.setAttribute('aria-label', 'Card number');
        target.append(field);
        setTimeout(() => handlers.get('ready')?.({}));
      },
    };
  };
  const elements = (options: { clientSecret: string }) => {
    let made: ReturnType<typeof paymentElement> | null = null;
    return {
      clientSecret: options.clientSecret,
      create: () => (made = paymentElement()),
      getElement: () => made,
      update: () => undefined,
      on: () => undefined,
      submit: async () => ({}),
      fetchUpdates: async () => ({}),
    };
  };
  Object.assign(window, {
    Stripe: Object.assign(
      () => ({
        elements,
        createToken: async () => ({}),
        createPaymentMethod: async () => ({}),
        confirmCardPayment: async () => ({}),
        _registerWrapper: () => undefined,
        registerAppInfo: () => undefined,
        confirmPayment: async ({ elements: used }: { elements: { clientSecret: string } }) => {
          const tell = (window as unknown as { confirmAtStripe: (secret: string) => Promise<void> })
            .confirmAtStripe;
          await tell(used.clientSecret);
          return { paymentIntent: { status: 'succeeded' } };
        },
      }),
      { version: 'double' },
    ),
  });
}

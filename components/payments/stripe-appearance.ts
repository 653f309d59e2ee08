import type { Appearance } from '@stripe/stripe-js';

/** Our colors for Stripe's frame, as the theme of this moment resolves them: the frame cannot read our variables. */
export function stripeAppearance(): Appearance {
  const probe = document.createElement('span');
  probe.dataset.product = 'deedguard';
  // With reduced motion every change is a very short transition, which would answer with the color before.
  probe.style.transitionProperty = 'none';
  document.body.append(probe);
  const color = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const appearance: Appearance = {
    theme: 'stripe',
    variables: {
      colorPrimary: color('primary'),
      colorBackground: color('card'),
      colorText: color('foreground'),
      colorTextSecondary: color('muted-foreground'),
      colorDanger: color('destructive'),
      borderRadius: '6px',
      fontSizeBase: '16px',
    },
    rules: {
      '.Input': { boxShadow: 'none', borderColor: color('input') },
      '.Tab': { boxShadow: 'none', borderColor: color('border') },
    },
  };
  probe.remove();
  return appearance;
}

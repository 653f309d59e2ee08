import type { Appearance } from '@stripe/stripe-js';

/** Our colors for Stripe's frame, as the theme of this moment resolves them: the frame cannot read our variables. */
export function stripeAppearance(): Appearance {
  const probe = document.createElement('span');
  probe.dataset.product = 'deedguard';
  // With reduced motion every change is a very short transition, which would answer with the color before.
  probe.style.transitionProperty = 'none';
  document.body.append(probe);
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const appearance: Appearance = {
    theme: 'stripe',
    variables: {
      colorPrimary: colour('primary'),
      colorBackground: colour('card'),
      colorText: colour('foreground'),
      colorTextSecondary: colour('muted-foreground'),
      colorDanger: colour('destructive'),
      borderRadius: '6px',
      fontSizeBase: '16px',
    },
    rules: {
      '.Input': { boxShadow: 'none', borderColor: colour('input') },
      '.Tab': { boxShadow: 'none', borderColor: colour('border') },
    },
  };
  probe.remove();
  return appearance;
}

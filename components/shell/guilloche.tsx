import { cn } from '@/components/ui/cn';

/**
 * A line figure as a mask: drawn once, cached by the browser, in the color of the text around it. Size, place
 * and strength come from the class.
 */
export function Guilloche({ figure, className }: { figure: 'seal' | 'rosette'; className?: string }) {
  return (
    <i aria-hidden className={cn(figure === 'seal' ? 'guilloche-seal' : 'guilloche-rosette', className)} />
  );
}

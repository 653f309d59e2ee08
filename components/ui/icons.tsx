import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/*
 * The few icons of the shell and the form kit, as plain SVG: they render on the server and add no script to
 * pages that must stay light. Screens that are loaded later may use lucide-react, whose hand these follow.
 */
function Icon({ children, className, ...props }: ComponentProps<'svg'> & { children: ReactNode }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={cn('icon', className)} {...props}>
      {children}
    </svg>
  );
}

export function ArrowRightIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M5 12h14M13 6l6 6-6 6" />
    </Icon>
  );
}

export function CheckIcon({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <Icon className={cn('stroke-[2.5]', className)} {...props}>
      <path d="M20 6.5 9.5 17.5 4 12" />
    </Icon>
  );
}

export function ChevronDownIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  );
}

export function CloseIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M18 6 6 18M6 6l12 12" />
    </Icon>
  );
}

export function MenuIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function SearchIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </Icon>
  );
}

export function PanelIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v14H4zM9 5v14M12.5 9.5H17M12.5 13H17" />
    </Icon>
  );
}

export function ChatIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v11H9l-5 4z" />
    </Icon>
  );
}

export function ExpandIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
    </Icon>
  );
}

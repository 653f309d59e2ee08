'use client';

import { deviceStore } from '@/components/kit/device-store';
import { createStore, useStore } from '@/components/kit/store';
import { cn } from '@/components/ui/cn';

const kept = deviceStore('theme');
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];
const theme = createStore({ read: readTheme, write: applyTheme });

export function ThemeSwitch() {
  const chosen = useStore(theme, null);

  return (
    <div role="group" aria-label="Theme" className="grid grid-cols-3 rounded-md border bg-card p-0.5">
      {themes.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => theme.write(value)}
          className={cn(
            'rounded-sm px-2 py-1 text-sm transition-colors duration-150',
            chosen === value ? 'bg-secondary font-medium' : 'text-muted-foreground hover:text-foreground',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function applyTheme(chosen: string) {
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
  kept.keep(chosen);
}

function readTheme() {
  return document.documentElement.dataset.theme ?? 'system';
}

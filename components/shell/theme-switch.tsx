'use client';

import { useSyncExternalStore } from 'react';
import { cn } from '@/components/ui/cn';

const KEY = 'theme';
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];
const listeners = new Set<() => void>();

export function ThemeSwitch() {
  const chosen = useSyncExternalStore(listen, readTheme, () => null);

  return (
    <div role="group" aria-label="Theme" className="grid grid-cols-3 rounded-md border bg-card p-0.5">
      {themes.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => applyTheme(value)}
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

function applyTheme(theme: string) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing still changes for this visit.
  }
  listeners.forEach((listener) => listener());
}

function readTheme() {
  return document.documentElement.dataset.theme ?? 'system';
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

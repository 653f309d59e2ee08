import { clsx, type ClassValue } from 'clsx';

/** Joins class names. A look that differs is a variant, never an override, so nothing has to be merged. */
export function cn(...classes: ClassValue[]) {
  return clsx(classes);
}

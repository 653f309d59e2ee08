import type { TemplateState } from '../schema';

/** What a template names as `{{insert.NAME}}`: words that one state wants; a paragraph whose insert is empty is left out. */
export const stateInserts: Record<TemplateState, Readonly<Record<string, string>>> = {
  CA: {},
  TX: {},
  FL: {},
  NY: {},
  IL: {},
};

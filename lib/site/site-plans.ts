type Plan = {
  /** What a person will be able to do there, one short line each. */
  coming: string[];
  /** Paths of pages that work today and serve the same wish best. */
  meanwhile: string[];
};

const protect = '/deedguard-protection';

/** Pages that have an address before they have a screen. Building one means deleting its plan. */
export const plans: Record<string, Plan | undefined> = {
  '/ai-document-generator': plan(
    [protect],
    'Templates for CA, TX, FL, NY and IL',
    'A check against the rules of the state',
    'Preview, history, PDF and Word',
  ),
};

function plan(meanwhile: string[], ...coming: string[]): Plan {
  return { coming, meanwhile };
}

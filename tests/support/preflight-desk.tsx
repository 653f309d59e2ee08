import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreflightDesk } from '@/components/preflight/preflight-desk';
import type { Preflight } from '@/lib/preflight/schema';
import { browserFile } from './browser-files';
import { doubleFetch } from './fetch-double';

/* The form of the preflight on a screen, and what the server may answer. */

const states = [
  { code: 'OH', name: 'Ohio', slug: 'ohio', fips: '39' },
  { code: 'TX', name: 'Texas', slug: 'texas', fips: '48' },
];
const kinds = [
  { code: 'deed', name: 'Deed' },
  { code: 'warranty-deed', name: 'Warranty deed' },
];

export const statute = {
  kind: 'statute',
  title: 'Tex. Loc. Gov’t Code § 191.007',
  url: 'https://texas.example/191',
} as const;
export const toMend: Preflight = {
  verdict: 'fix',
  findings: [
    {
      rule: 'margin-left',
      severity: 'reject',
      page: 2,
      box: { x: 61.2, y: 79.2, width: 122.4, height: 79.2 },
      text: 'Ink reaches 0.21 in from the left edge of page 2. 0.5 in is required.',
      source: statute,
      asOf: '2026-11',
      repair: 'scale-pages',
    },
    { rule: 'margins', severity: 'unknown', page: null, text: 'We have read no margin for the top.' },
  ],
  fee: {
    lines: [
      { label: 'First page', amount: 25, isSure: true, source: statute, asOf: '2026-11' },
      { label: '1 further page', amount: null, isSure: true },
      { label: 'Names beyond the first five', amount: null, isSure: false, note: '$0.25 for each name' },
    ],
    total: null,
  },
};
export const accepted: Preflight = {
  verdict: 'accepted',
  findings: [],
  fee: {
    lines: [{ label: 'First page', amount: 25, isSure: true, source: statute, asOf: '2026-11' }],
    total: 25,
  },
};

export const toSign: Preflight = {
  ...accepted,
  verdict: 'fix',
  findings: [
    {
      rule: 'certificate-date',
      severity: 'reject',
      page: 1,
      text: 'The date of the notary’s certificate is blank.',
      source: statute,
      asOf: '2026-11',
      atSigning: true,
    },
    {
      rule: 'edge-left',
      severity: 'unknown',
      isAdvice: true,
      page: 1,
      text: 'Many printers and copiers lose the outer 0.25 in.',
    },
  ],
};
export const toCover: Preflight = {
  ...toMend,
  findings: [{ ...toMend.findings[0]!, rule: 'recorder-space', repair: 'cover-sheet' }],
};

export const CHECK = 'POST /api/recording/preflight';
export const REPAIR = 'POST /api/recording/preflight/repair';
export const deed = () => browserFile('deed.pdf', '%PDF-1.7');

type Routes = Parameters<typeof doubleFetch>[0];

export function show(routes: Routes, query = '?state=TX&county=Harris&type=warranty-deed') {
  history.replaceState(null, '', `/recording/preflight${query}`);
  const calls = doubleFetch(routes);
  render(<PreflightDesk states={states} kinds={kinds} />);
  return { user: userEvent.setup(), calls };
}

export async function check({ user }: { user: ReturnType<typeof userEvent.setup> }) {
  await waitFor(() => expect(screen.getByLabelText('County')).toHaveValue('48201'));
  await user.upload(screen.getByLabelText(/Drop the PDF here/), deed());
  await user.click(screen.getByRole('button', { name: 'Check the document' }));
}

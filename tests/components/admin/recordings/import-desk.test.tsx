import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportDesk } from '@/components/admin/recordings/import-desk';
import { ToastHost } from '@/components/ui/toast-host';
import type { IndexPreview } from '@/lib/properties/schema/recordings';
import { doubleFetch } from '@/tests/support/fetch-double';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const PREVIEW = 'POST /api/recordings/imports/preview';
const IMPORT = 'POST /api/recordings/imports';

const preview: IndexPreview = {
  columns: ['Filed', 'Doc', 'Kind', 'APN'],
  mapping: { recorded_at: 'Filed', instrument: 'Doc', type: 'Kind', parcel: 'APN' },
  isKept: false,
  problem: null,
  rows: [
    {
      line: 2,
      recordedOn: '2026-11-20',
      instrument: '1001',
      type: 'QCD',
      kind: 'Quitclaim deed',
      grantors: ['SMITH JANE'],
      grantees: [],
      address: null,
      parcel: '01-02',
      legal: null,
      consideration: '41250000',
    },
  ],
  bad: [{ line: 3, why: '“yesterday” is not a date.' }],
};

const states = [
  { code: 'TX', name: 'Texas', counties: [['48453', 'Travis']] as [string, string][] },
  { code: 'CA', name: 'California', counties: [['06037', 'Los Angeles']] as [string, string][] },
];

/** The forms that were sent: what double of the network sees of a form is nothing. */
function renderDesk(routes: Parameters<typeof doubleFetch>[0]) {
  const calls = doubleFetch(routes);
  const forms: Record<string, FormDataEntryValue>[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    forms.push(Object.fromEntries((init?.body as FormData).entries()));
    return send(input, init);
  };
  render(
    <>
      <ImportDesk states={states} />
      <ToastHost />
    </>,
  );
  return { user: userEvent.setup(), calls, forms };
}

async function choose(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(screen.getByLabelText('State'), 'Texas');
  await user.selectOptions(screen.getByLabelText('County'), 'Travis (48453)');
  await user.upload(screen.getByLabelText(/county’s file/), new File(['Filed,Doc'], 'week.csv'));
}

afterEach(clearToasts);

describe('The import of a county’s index', () => {
  it('asks for the county before the file', async () => {
    const { user } = renderDesk({});
    expect(screen.queryByLabelText(/county’s file/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('County')).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('State'), 'Texas');
    await user.selectOptions(screen.getByLabelText('County'), 'Travis (48453)');
    expect(screen.getByLabelText(/county’s file/)).toBeInTheDocument();
  });

  it('shows the first rows in words, and the lines that would not be taken, before anything counts', async () => {
    const { user, calls, forms } = renderDesk({ [PREVIEW]: { body: preview } });
    await choose(user);
    const row = within(await screen.findByRole('row', { name: /1001/ }));
    expect(row.getByText('Quitclaim deed')).toBeInTheDocument();
    expect(row.getByText('$412,500.00')).toBeInTheDocument();
    expect(screen.getByText('“yesterday” is not a date.')).toBeInTheDocument();
    expect(screen.getByLabelText('Document type (needed)')).toHaveValue('Kind');
    expect(calls.map(({ request }) => request)).toEqual([PREVIEW]);
    expect(forms[0]).toMatchObject({ fips: '48453', file: expect.any(File) as unknown });
    expect(forms[0]).not.toHaveProperty('mapping');
  });

  it('reads the rows again by the columns that are chosen, and imports by them', async () => {
    const { user, calls, forms } = renderDesk({
      [PREVIEW]: { body: preview },
      [IMPORT]: { status: 202, body: { id: 'import-1' } },
    });
    await choose(user);
    await user.selectOptions(await screen.findByLabelText('Legal description'), 'Kind');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(JSON.parse(String(forms[1]?.mapping))).toEqual({ ...preview.mapping, legal: 'Kind' });
    await user.click(await screen.findByRole('button', { name: 'Import week.csv' }));
    expect(await screen.findByText('The import has begun')).toBeInTheDocument();
    expect(JSON.parse(String(forms[2]?.mapping))).toEqual(preview.mapping);
    expect(router.refresh).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Import week.csv' })).not.toBeInTheDocument();
  });

  it('says what a mapping lacks, and imports nothing by it', async () => {
    const problem = 'No column holds type.';
    const { user } = renderDesk({
      [PREVIEW]: { body: { ...preview, problem, rows: [], bad: [] } satisfies IndexPreview },
    });
    await choose(user);
    expect(await screen.findByText(problem)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import week.csv' })).toBeDisabled();
    expect(screen.getByLabelText('Document type (needed)')).toBeEnabled();
  });

  it('says that a file has no rows', async () => {
    const { user } = renderDesk({ [PREVIEW]: { body: { ...preview, rows: [], bad: [] } } });
    await choose(user);
    expect(await screen.findByText('The file has a header, and no rows below it.')).toBeInTheDocument();
  });

  it('says why a file cannot be read', async () => {
    const message = 'This file is not UTF-8. Please save it as UTF-8 and send it again.';
    const { user } = renderDesk({ [PREVIEW]: { status: 422, body: { message, code: 'validation_failed' } } });
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: /Import/ })).not.toBeInTheDocument();
  });

  it('keeps the rows when the import fails, so that it can be tried again', async () => {
    const { user } = renderDesk({ [PREVIEW]: { body: preview }, [IMPORT]: new TypeError('offline') });
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Import week.csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
    expect(screen.getByRole('button', { name: 'Import week.csv' })).toBeEnabled();
  });
});

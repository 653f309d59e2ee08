import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CsvLink } from '@/components/admin/csv-link';
import { JournalDesk } from '@/components/notary/work/journal/journal-desk';
import type { JournalEntry, UnwrittenVisit } from '@/lib/notary/schema/journal';
import { doubleFetch } from '@/tests/support/fetch-double';
import { NOTARY_ID } from '@/tests/support/notary-work';
import { router } from '@/tests/support/router-double';

const POST = `POST /api/notaries/${NOTARY_ID}/journal`;

const visit: UnwrittenVisit = {
  requestId: '33333333-3333-4333-8333-333333333333',
  title: 'Legal: Deed',
  completedAt: new Date('2026-11-20T09:30').toISOString(),
  document: 'Deed',
  place: '1 Main St, Austin, TX 78701',
  isOnline: false,
};

function entry(overrides: Partial<JournalEntry> = {}): JournalEntry {
  return {
    id: '44444444-4444-4444-8444-444444444444',
    number: 1,
    actedAt: '2026-11-20T15:00:00.000Z',
    zone: 'America/Chicago',
    when: 'Friday, November 20, 2026 at 9:00 AM CST',
    act: 'acknowledgment',
    document: 'Warranty deed',
    signerName: 'Alonso Quixote',
    signerAddress: '77 Xanadu Ln, Austin, TX 78701',
    identifiedBy: 'document',
    idDocument: 'license',
    idExpiresOn: '2029-03-03',
    witnessName: null,
    feeCents: 1_000,
    isOnline: false,
    place: '500 Congress Ave, Austin, TX 78701',
    note: null,
    requestId: null,
    corrects: null,
    reason: null,
    correctedBy: null,
    writtenAt: '2026-11-20T16:00:00.000Z',
    ...overrides,
  };
}

type Options = {
  entries?: JournalEntry[];
  visits?: UnwrittenVisit[];
  routes?: Parameters<typeof doubleFetch>[0];
};

function renderJournal({ entries = [], visits = [], routes = {} }: Options = {}) {
  const calls = doubleFetch(routes);
  render(
    <JournalDesk
      userId={NOTARY_ID}
      entries={entries}
      visits={visits}
      file={<CsvLink path="/api/journal" filter={{}} />}
      pages={null}
    />,
  );
  return { calls, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(field('Notarial act'), 'Acknowledgment');
  await user.type(field('Name of the person'), 'Alonso Quixote');
  await user.type(field('Address of the person'), '77 Xanadu Ln');
  await user.selectOptions(field('Identity document'), 'Passport');
  await user.type(field('Notarial fee in dollars'), '10');
}

describe('A journal without entries', () => {
  it('says so, and has no file', () => {
    renderJournal();
    expect(screen.getByText(/^Your entries will appear here/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Download CSV')).toBeNull();
    expect(screen.queryByText('Visits without an entry')).toBeNull();
  });
});

describe('A completed visit without an entry', () => {
  it('opens the form with what is known of the act, the fee left open', async () => {
    const { user } = renderJournal({ visits: [visit] });
    await user.click(button('Write the entry for Legal: Deed'));

    expect(screen.getByRole('heading', { name: 'Entry for the visit Legal: Deed' })).toHaveFocus();
    expect(field('Date of the act')).toHaveValue('2026-11-20');
    expect(field('Time')).toHaveValue('09:30');
    expect(field('Kind or title of the document')).toHaveValue('Deed');
    expect(field('Place')).toHaveValue('1 Main St, Austin, TX 78701');
    expect(field('Notarial fee in dollars')).toHaveValue('');
    expect(field('Name of the person')).toHaveValue('');
  });

  it('is written, and leads to another act of it', async () => {
    const { user, calls } = renderJournal({
      visits: [visit],
      routes: { [POST]: { status: 201, body: entry({ number: 7, requestId: visit.requestId }) } },
    });
    await user.click(button(/^Write the entry/));
    await fillIn(user);
    await user.click(button('Write the entry'));

    const status = await screen.findByRole('status');
    expect(within(status).getByText('Entry 7 is written')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        id: expect.any(String),
        actedAt: visit.completedAt,
        zone: expect.any(String),
        act: 'acknowledgment',
        document: 'Deed',
        signerName: 'Alonso Quixote',
        signerAddress: '77 Xanadu Ln',
        identifiedBy: 'document',
        idDocument: 'passport',
        isOnline: false,
        place: visit.place,
        feeCents: 1_000,
        requestId: visit.requestId,
      },
    ]);
    expect(router.refresh).toHaveBeenCalledTimes(1);
    await user.click(button('Write another act of this visit'));
    expect(field('Name of the person')).toHaveValue('Alonso Quixote');
    expect(field('Notarial act')).toHaveValue('');
  });

  it('is not sent while something is missing, and each field says what', async () => {
    const { user, calls } = renderJournal({ visits: [visit] });
    await user.click(button(/^Write the entry/));
    await user.click(button('Write the entry'));

    expect(await screen.findByText('Please choose the act.')).toBeVisible();
    expect(screen.getByText('Please enter the name of the person.')).toBeVisible();
    expect(screen.getByText('Please enter the fee, or 0.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('keeps what was typed when the server refuses it, and sends the same entry again', async () => {
    let tries = 0;
    const { user, calls } = renderJournal({
      visits: [visit],
      routes: {
        [POST]: () => {
          tries += 1;
          return tries === 1 ? new TypeError('Failed to fetch') : { status: 201, body: entry() };
        },
      },
    });
    await user.click(button(/^Write the entry/));
    await fillIn(user);
    await user.click(button('Write the entry'));
    expect(await screen.findByText(/^The server could not be reached/)).toBeVisible();
    expect(field('Name of the person')).toHaveValue('Alonso Quixote');
    await user.click(button('Write the entry'));

    expect(await screen.findByText('Entry 1 is written')).toBeVisible();
    expect(new Set(calls.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  });
});

describe('The form of an entry', () => {
  it('asks for what proves the identity, and for no number of it', async () => {
    const { user } = renderJournal();
    await user.click(button('New entry'));
    expect(field('Identity document')).toBeVisible();
    expect(screen.getByText(/^Leave out ID numbers/)).toBeVisible();
    await user.selectOptions(field('How identity was proved'), 'Credible witness');

    expect(field('Name of the credible witness')).toBeVisible();
    expect(screen.queryByLabelText('Identity document')).toBeNull();
    await user.selectOptions(field('How identity was proved'), 'Personally known to me');
    expect(screen.queryByLabelText('Name of the credible witness')).toBeNull();
  });

  it('wants no place online', async () => {
    const { user } = renderJournal();
    await user.click(button('New entry'));
    expect(field('Place')).toBeRequired();
    await user.selectOptions(field('How you met'), 'Online');
    expect(field(/^Place/)).not.toBeRequired();
  });

  it('is closed by Cancel', async () => {
    const { user } = renderJournal({ visits: [visit] });
    await user.click(button('New entry'));
    expect(screen.queryByText('Visits without an entry')).toBeNull();
    await user.click(button('Cancel'));
    expect(screen.getByText('Visits without an entry')).toBeVisible();
  });
});

describe('The entries', () => {
  it('say everything that was written', () => {
    renderJournal({
      entries: [
        entry({ id: 'b', number: 2, identifiedBy: 'witness', idDocument: null, witnessName: 'Sancho' }),
        entry(),
      ],
    });
    const [, second, first] = screen.getAllByRole('row').map((row) => row.textContent);
    expect(first).toContain('1. AcknowledgmentWarranty deed');
    expect(first).toContain('Friday, November 20, 2026 at 9:00 AM CST');
    expect(first).toContain('Driver’s licenseExpires Mar 3, 2029');
    expect(first).toContain('$10.00');
    expect(second).toContain('Credible witnessSancho');
  });

  it('name each other where one corrects the other', () => {
    renderJournal({
      entries: [
        entry({ id: 'b', number: 2, corrects: 1, reason: 'The name was misspelled.' }),
        entry({ correctedBy: 2 }),
      ],
    });
    expect(screen.getByText('Corrected by entry 2')).toBeVisible();
    expect(screen.getByText('The name was misspelled.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Correct entry/ })).toHaveLength(1);
  });

  it('are corrected by a new one, with a reason', async () => {
    const { user, calls } = renderJournal({
      entries: [entry()],
      routes: { [POST]: { status: 201, body: entry({ number: 2, corrects: 1, reason: 'The fee.' }) } },
    });
    await user.click(button('Correct entry 1'));
    expect(field('Notarial fee in dollars')).toHaveValue('10.00');
    await user.clear(field('Notarial fee in dollars'));
    await user.type(field('Notarial fee in dollars'), '5');
    await user.click(button('Write the correction'));
    expect(await screen.findByText('Please enter why you correct the entry.')).toBeVisible();
    await user.type(field('Why you correct it'), 'The fee.');
    await user.click(button('Write the correction'));

    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({
      corrects: 1,
      reason: 'The fee.',
      feeCents: 500,
      document: 'Warranty deed',
    });
    expect(await screen.findByText('It corrects entry 1, which stays in your journal.')).toBeVisible();
  });

  it('says why the server refuses a correction', async () => {
    const message = 'Entry 1 was corrected by entry 2. If that one is wrong too, correct it.';
    const { user } = renderJournal({
      entries: [entry()],
      routes: { [POST]: { status: 409, body: { message, code: 'conflict' } } },
    });
    await user.click(button('Correct entry 1'));
    await user.type(field('Why you correct it'), 'The fee.');
    await user.click(button('Write the correction'));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

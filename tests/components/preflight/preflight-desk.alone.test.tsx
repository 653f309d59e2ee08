import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreflightDesk } from '@/components/preflight/preflight-desk';
import { accountClient } from '@/components/kit/account-client';
import { storeUser } from '@/components/kit/stored-user';
import type { Preflight } from '@/lib/preflight/schema';
import { browserFile } from '@/tests/support/browser-files';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { GUARDS, required, STEP_UP, withPin } from '@/tests/support/guarded-action';
import { doubleObservers, pdfDouble } from '@/tests/support/pages-double';
import { clearToasts } from '@/tests/support/toasts';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => pdfDouble(2));

const states = [
  { code: 'OH', name: 'Ohio', slug: 'ohio', fips: '39' },
  { code: 'TX', name: 'Texas', slug: 'texas', fips: '48' },
];
const kinds = [
  { code: 'deed', name: 'Deed' },
  { code: 'warranty-deed', name: 'Warranty deed' },
];

const statute = {
  kind: 'statute',
  title: 'Tex. Loc. Gov’t Code § 191.007',
  url: 'https://texas.example/191',
} as const;
const toMend: Preflight = {
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
const accepted: Preflight = {
  verdict: 'accepted',
  findings: [],
  fee: {
    lines: [{ label: 'First page', amount: 25, isSure: true, source: statute, asOf: '2026-11' }],
    total: 25,
  },
};

const toSign: Preflight = {
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
const toCover: Preflight = {
  ...toMend,
  findings: [{ ...toMend.findings[0]!, rule: 'recorder-space', repair: 'cover-sheet' }],
};

const CHECK = 'POST /api/recording/preflight';
const REPAIR = 'POST /api/recording/preflight/repair';
const deed = () => browserFile('deed.pdf', '%PDF-1.7');

type Routes = Parameters<typeof doubleFetch>[0];

function show(routes: Routes, query = '?state=TX&county=Harris&type=warranty-deed') {
  history.replaceState(null, '', `/recording/preflight${query}`);
  const calls = doubleFetch(routes);
  render(<PreflightDesk states={states} kinds={kinds} />);
  return { user: userEvent.setup(), calls };
}

async function check({ user }: { user: ReturnType<typeof userEvent.setup> }) {
  await waitFor(() => expect(screen.getByLabelText('County')).toHaveValue('48201'));
  await user.upload(screen.getByLabelText(/Drop the PDF here/), deed());
  await user.click(screen.getByRole('button', { name: 'Check the document' }));
}

beforeAll(doubleObservers);
afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('the form of the preflight', () => {
  it('is filled in from the address', async () => {
    show({});

    await waitFor(() => expect(screen.getByLabelText('County')).toHaveDisplayValue('Harris'));
    expect(screen.getByLabelText('State')).toHaveDisplayValue('Texas');
    expect(screen.getByLabelText('Kind of document')).toHaveDisplayValue('Warranty deed');
  });

  it('offers the counties of the state that is chosen', async () => {
    const { user } = show({}, '');
    expect(screen.getByLabelText('County')).toBeDisabled();

    await user.selectOptions(screen.getByLabelText('State'), 'Ohio');

    await waitFor(() => expect(screen.getByLabelText('County')).toBeEnabled());
    expect(within(screen.getByLabelText('County')).getByRole('option', { name: 'Franklin' })).toHaveValue(
      '39049',
    );
  });

  it('says what is missing, and sends nothing', async () => {
    const { user, calls } = show({}, '');

    await user.click(screen.getByRole('button', { name: 'Check the document' }));

    expect(await screen.findByText('Please choose a state.')).toBeInTheDocument();
    expect(screen.getByText('Please choose the kind of document.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('asks for the PDF once the rest is there', async () => {
    const { user, calls } = show({});
    await waitFor(() => expect(screen.getByLabelText('County')).toHaveValue('48201'));

    await user.click(screen.getByRole('button', { name: 'Check the document' }));

    expect(await screen.findByText('Please choose a PDF.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('shows at the file what the server refuses of it', async () => {
    const says = 'This PDF opens with a password. Save a copy without it, then check that one.';
    const desk = show({
      [CHECK]: { status: 422, body: { code: 'validation_failed', message: says, fields: { file: says } } },
    });

    await check(desk);

    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Result/ })).not.toBeInTheDocument();
  });

  it('says that the server could not be reached, and keeps what was chosen', async () => {
    const desk = show({ [CHECK]: new TypeError('offline') });

    await check(desk);

    expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
    expect(screen.getByText('deed.pdf', { selector: 'p' })).toBeInTheDocument();
  });
});

describe('the result', () => {
  it('has the verdict, the findings by what they mean, and the fee with its total', async () => {
    const desk = show({ [CHECK]: { body: toMend } });

    await check(desk);

    expect(await screen.findByRole('heading', { name: 'Result for deed.pdf' })).toHaveFocus();
    expect(screen.getByText('Mend it first')).toBeInTheDocument();
    const back = within(screen.getByRole('region', { name: 'Comes back' }));
    expect(back.getByText(/Ink reaches 0.21 in/, { selector: 'p' })).toBeInTheDocument();
    expect(back.getByRole('link', { name: statute.title })).toHaveAttribute('href', statute.url);
    expect(back.getByText('November 2026')).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Not known' })).getByText('No source found yet'),
    ).toBeInTheDocument();
    const fee = within(screen.getByRole('table', { name: 'Recording fee, line by line' }));
    expect(fee.getByRole('row', { name: /First page \$25\.00/ })).toBeInTheDocument();
    expect(fee.getByRole('row', { name: /Total Not known/ })).toBeInTheDocument();
    expect(fee.getByRole('row', { name: /Names beyond the first five.*\+ open/ })).toBeInTheDocument();
  });

  it('says for which county and kind it was made', async () => {
    const desk = show({ [CHECK]: { body: accepted } });

    await check(desk);

    expect(
      await screen.findByText('For the recorder of Harris, Texas. Checked as: Warranty deed.'),
    ).toBeInTheDocument();
  });

  it('is out of date once the form says something else, and not when it says the same again', async () => {
    const desk = show({ [CHECK]: { body: accepted } });
    await check(desk);
    await screen.findByText('It should be taken');
    expect(screen.queryByText(/You changed the form after this check/)).not.toBeInTheDocument();

    await desk.user.selectOptions(screen.getByLabelText('Kind of document'), 'Deed');
    expect(screen.getByText(/You changed the form after this check/)).toBeInTheDocument();
    expect(screen.getByText(/Checked as: Warranty deed/)).toBeInTheDocument();

    await desk.user.selectOptions(screen.getByLabelText('Kind of document'), 'Warranty deed');
    expect(screen.queryByText(/You changed the form after this check/)).not.toBeInTheDocument();
  });

  it('is out of date for another file', async () => {
    const desk = show({ [CHECK]: { body: accepted } });
    await check(desk);
    await screen.findByText('It should be taken');

    await desk.user.upload(screen.getByLabelText(/Drop the PDF here/), deed());

    expect(screen.getByText(/You changed the form after this check/)).toBeInTheDocument();
  });

  it('says of a document with blanks alone that it has to be signed first, and that the rest passes', async () => {
    const desk = show({ [CHECK]: { body: toSign } });

    await check(desk);

    expect(await screen.findByText('It has to be signed before a notary first')).toBeInTheDocument();
    expect(screen.getByText(/The rest passes: we found nothing else/)).toBeInTheDocument();
    expect(screen.queryByText('Mend it first')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Comes back' })).not.toBeInTheDocument();
    const blanks = within(screen.getByRole('region', { name: 'Filled in when it is signed' }));
    expect(blanks.getByText(/The date of the notary’s certificate/)).toBeInTheDocument();
  });

  it('tells our advice apart from rules, without a source', async () => {
    const desk = show({ [CHECK]: { body: toSign } });

    await check(desk);

    const advice = within(await screen.findByRole('region', { name: 'Our advice' }));
    expect(advice.getByText(/printers and copiers/)).toBeInTheDocument();
    expect(advice.queryByText('No source found yet')).not.toBeInTheDocument();
    expect(advice.queryByRole('link')).not.toBeInTheDocument();
  });

  it('sends the file with the place and the kind', async () => {
    const desk = show({ [CHECK]: { body: accepted } });

    await check(desk);
    await screen.findByText('It should be taken');

    expect(desk.calls).toEqual([
      {
        request: CHECK,
        body: { state: 'TX', county: '48201', documentType: 'warranty-deed', file: expect.any(File) },
      },
    ]);
    expect(screen.getByText('No findings.')).toBeInTheDocument();
  });

  it('marks the place on the page, as a share of it', async () => {
    const desk = show({ [CHECK]: { body: toMend } });
    await check(desk);

    const mark = await screen.findByRole('img', { name: /^Marked: Ink reaches/ });

    expect(mark.closest('[data-page]')).toHaveAttribute('data-page', '2');
    expect(mark).toHaveStyle({ left: '10%', top: '10%', width: '20%', height: '10%' });
    await desk.user.click(screen.getByRole('button', { name: /^Show on page 2/ }));
    expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
  });

  it('downloads the repaired PDF, and says what that does not change', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:file';
    const desk = show({
      [CHECK]: { body: toMend },
      [REPAIR]: { contentType: 'application/pdf', disposition: 'attachment; filename="repaired.pdf"' },
    });
    await check(desk);

    await desk.user.click(await screen.findByRole('button', { name: 'Download the repaired PDF' }));

    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(desk.calls.at(-1)?.body).toMatchObject({ repairs: 'scale-pages', county: '48201' });
    expect(screen.getByText(/does not change a paper that is already signed/)).toBeInTheDocument();
    saved.mockRestore();
  });
});

describe('the repair with a cover sheet', () => {
  it('prints who asks for the recording and where it is mailed', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:file';
    const desk = show({ [CHECK]: { body: toCover }, [REPAIR]: { contentType: 'application/pdf' } });
    await check(desk);

    await desk.user.type(await screen.findByLabelText(/Recording requested by/), 'Jane Doe');
    await desk.user.type(screen.getByLabelText(/Mail the recorded document to/), 'John Roe');
    await desk.user.click(screen.getByRole('button', { name: 'Download the repaired PDF' }));

    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(desk.calls.at(-1)?.body).toMatchObject({
      repairs: 'cover-sheet',
      requestedBy: 'Jane Doe',
      returnTo: 'John Roe',
    });
    saved.mockRestore();
  });

  it('is sent without what was left empty', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:file';
    const desk = show({ [CHECK]: { body: toCover }, [REPAIR]: { contentType: 'application/pdf' } });
    await check(desk);

    await desk.user.click(await screen.findByRole('button', { name: 'Download the repaired PDF' }));

    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(desk.calls.at(-1)?.body).not.toHaveProperty('returnTo');
    saved.mockRestore();
  });

  it('shows what the server refuses', async () => {
    const says = 'We can repair no part of this document.';
    const desk = show({
      [CHECK]: { body: toMend },
      [REPAIR]: {
        status: 422,
        body: { code: 'validation_failed', message: says, fields: { repairs: says } },
      },
    });
    await check(desk);

    await desk.user.click(await screen.findByRole('button', { name: 'Download the repaired PDF' }));

    expect(await screen.findByText(says)).toBeInTheDocument();
  });
});

describe('a document of the vault', () => {
  const CONTENT = 'GET /api/vault/documents/7f0c/content?view=1';

  it('is fetched once its owner has confirmed, then checked', async () => {
    let isConfirmed = false;
    const { user, calls } = show(
      {
        [CHECK]: { body: accepted },
        [GUARDS]: { body: withPin },
        [CONTENT]: () => (isConfirmed ? { contentType: 'application/pdf' } : required),
        [STEP_UP]: () => {
          isConfirmed = true;
          return { status: 204 };
        },
      },
      '?document=7f0c&state=TX&county=48201&type=deed',
    );
    await waitFor(() => expect(screen.getByLabelText('County')).toHaveValue('48201'));

    await user.click(screen.getByRole('button', { name: 'Check the document' }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.type(await question.findByLabelText('PIN'), '481516{Enter}');

    expect(await screen.findByText('It should be taken')).toBeInTheDocument();
    expect(calls.filter(({ request }) => request === CHECK)).toHaveLength(1);
  });

  it('can be given up for a file', async () => {
    const { user } = show({}, '?document=7f0c');

    await user.click(await screen.findByRole('button', { name: 'Choose a file instead' }));

    expect(screen.getByLabelText(/Drop the PDF here/)).toBeInTheDocument();
  });
});

describe('a document that was generated', () => {
  it('is fetched as it would be printed, then checked', async () => {
    storeUser(ada);
    const { user, calls } = show(
      {
        [CHECK]: { body: accepted },
        [`GET /api/ai-documents/generated/${ada.id}/7f0c?format=pdf`]: {
          contentType: 'application/pdf',
          disposition: 'attachment; filename="Deed of 4180 Barton Hills.pdf"',
        },
      },
      '?generated=7f0c&state=TX&county=48201&type=deed',
    );
    await waitFor(() => expect(screen.getByLabelText('County')).toHaveValue('48201'));

    await user.click(screen.getByRole('button', { name: 'Check the document' }));

    expect(await screen.findByText('It should be taken')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: 'Result for Deed of 4180 Barton Hills.pdf' }),
    ).toBeInTheDocument();
    expect(calls.filter(({ request }) => request === CHECK)).toHaveLength(1);
  });
});

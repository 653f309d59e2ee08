import { screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { doubleObservers, pdfDouble } from '@/tests/support/pages-double';
import {
  accepted,
  CHECK,
  check,
  deed,
  REPAIR,
  show,
  statute,
  toCover,
  toMend,
  toSign,
} from '@/tests/support/preflight-desk';
import { clearToasts } from '@/tests/support/toasts';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => pdfDouble(2));

beforeAll(doubleObservers);
afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('the result', () => {
  it('has the verdict, the findings by what they mean, and the fee with its total', async () => {
    const desk = show({ [CHECK]: { body: toMend } });

    await check(desk);

    expect(await screen.findByRole('heading', { name: 'Result for deed.pdf' })).toHaveFocus();
    expect(screen.getByText('Fix it first')).toBeInTheDocument();
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

    expect(await screen.findByText('County: Harris, Texas. Checked as: Warranty deed.')).toBeInTheDocument();
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
    expect(screen.getByText(/As far as we can see, the rest passes\./)).toBeInTheDocument();
    expect(screen.queryByText('Fix it first')).not.toBeInTheDocument();
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

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { Review } from '@/components/vault/redaction/review';
import { accountClient } from '@/components/layout/account-client';
import { StepUpCancelled } from '@/components/layout/step-up';
import type { Redaction } from '@/lib/vault/schema/redactions';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleObservers, pdfDouble } from '@/tests/support/pages-double';
import { DOCUMENT_ID, redaction, REDACTION_URL } from '@/tests/support/redactions';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => pdfDouble(3));

const APPLY = `POST ${REDACTION_URL}/apply`;
const CONTENT = `GET /api/vault/documents/${DOCUMENT_ID}/content`;
const accepted = { status: 202, body: redaction({ status: 'processing', step: 'applying' }) };

type Options = { row?: Redaction; routes?: Parameters<typeof doubleFetch>[0] };

async function renderReview({ row = redaction(), routes = { [APPLY]: accepted } }: Options = {}) {
  const calls = doubleFetch({ [CONTENT]: { contentType: 'application/pdf' }, ...routes });
  const onApplied = jest.fn();
  const view = render(
    <QueryClientProvider client={accountClient()}>
      <Review redaction={row} run={(action) => action()} onApplied={onApplied} />
    </QueryClientProvider>,
  );
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Pages of Deed.pdf' })).toHaveAttribute('aria-busy', 'false'),
  );
  const sent = () => calls.find(({ request }) => request === APPLY)?.body;
  return { user: userEvent.setup(), onApplied, sent, view };
}

type User = ReturnType<typeof userEvent.setup>;

const places = () => within(screen.getByRole('region', { name: 'Places found' }));
const box = () => screen.findByRole('button', { name: 'Your box 1 on page 1' });

async function apply(user: User) {
  await user.click(screen.getByRole('button', { name: 'Apply Redaction' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Apply Redaction' }));
  return dialog;
}

beforeAll(doubleObservers);
afterEach(() => sessionStorage.clear());

describe('The review of a redaction', () => {
  it('covers every finding unless it is taken off', async () => {
    const { user, sent, onApplied } = await renderReview();
    await user.click(places().getByRole('checkbox', { name: /^Place 2, page 1/ }));

    await apply(user);

    await waitFor(() => expect(onApplied).toHaveBeenCalled());
    expect(sent()).toEqual({ leftOut: ['b'], drawnBoxes: [] });
  });

  it('takes off and puts back all places of a rule at once', async () => {
    const { user } = await renderReview();
    const rule = places().getByRole('checkbox', { name: /^Social Security numbers/ });

    await user.click(rule);

    expect(screen.getByText('1 place marked.')).toBeInTheDocument();
    await user.click(rule);
    expect(screen.getByText('3 places marked.')).toBeInTheDocument();
  });

  it('says before it is applied what will happen', async () => {
    const { user } = await renderReview();

    await user.click(screen.getByRole('button', { name: 'Apply Redaction' }));

    expect(
      await screen.findByText(
        '3 places on 2 pages will be covered. The words under them are removed from the copy; the original stays in the vault.',
      ),
    ).toBeInTheDocument();
  });

  it('does not apply a review that covers nothing', async () => {
    await renderReview({ row: redaction({ findings: [] }) });

    expect(screen.getByRole('button', { name: 'Apply Redaction' })).toBeDisabled();
    expect(screen.getByText(/^Nothing would be covered/)).toBeInTheDocument();
  });

  it('names the pages that rules cannot read', async () => {
    await renderReview();

    expect(screen.getByText('Page 3 is a picture')).toBeInTheDocument();
    expect(screen.getByText(/Rules read text, and a picture has none/)).toBeInTheDocument();
  });

  it('says that signatures and seals were not looked for', async () => {
    await renderReview();

    expect(screen.getByText(/^Signatures and Notary seals: not looked for/)).toBeInTheDocument();
  });
});

describe('Boxes of the owner', () => {
  it('are added, moved and sized with the keyboard', async () => {
    const { user, sent, onApplied } = await renderReview();
    await user.click(screen.getByRole('button', { name: 'Add a box' }));
    await waitFor(async () => expect(await box()).toHaveFocus());

    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
    await apply(user);

    await waitFor(() => expect(onApplied).toHaveBeenCalled());
    expect(sent()).toEqual({
      leftOut: [],
      drawnBoxes: [
        {
          page: 1,
          x: expect.closeTo(0.34),
          y: expect.closeTo(0.485),
          width: expect.closeTo(0.305),
          height: expect.closeTo(0.035),
        },
      ],
    });
  });

  it('go with the Delete key', async () => {
    const { user } = await renderReview();
    await user.click(screen.getByRole('button', { name: 'Add a box' }));
    await waitFor(async () => expect(await box()).toHaveFocus());

    await user.keyboard('{Delete}');

    expect(screen.queryByRole('button', { name: /^Your box/ })).not.toBeInTheDocument();
  });

  it('go from the list', async () => {
    const { user } = await renderReview();
    await user.click(screen.getByRole('button', { name: 'Add a box' }));

    await user.click(screen.getByRole('button', { name: 'Remove box 1' }));

    expect(screen.queryByRole('button', { name: /^Your box/ })).not.toBeInTheDocument();
  });

  it('survive a call that failed', async () => {
    const { user, onApplied } = await renderReview({ routes: { [APPLY]: new TypeError('offline') } });
    await user.click(screen.getByRole('button', { name: 'Add a box' }));

    const dialog = await apply(user);

    expect(await within(dialog).findByText(/^The server could not be reached/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Go on reviewing' }));
    expect(await box()).toBeInTheDocument();
    expect(onApplied).not.toHaveBeenCalled();
  });

  it('survive a reload', async () => {
    const { user, view } = await renderReview();
    await user.click(screen.getByRole('button', { name: 'Add a box' }));
    view.unmount();

    await renderReview();

    expect(await box()).toBeInTheDocument();
  });
});

describe('The pages of a review', () => {
  it('are turned by buttons and by number', async () => {
    const { user } = await renderReview();

    await user.click(screen.getByRole('button', { name: 'Next page' }));

    expect(screen.getByLabelText('Page')).toHaveDisplayValue('2');
    await user.clear(screen.getByLabelText('Page'));
    await user.type(screen.getByLabelText('Page'), '3{Enter}');
    expect(screen.getByLabelText('Page')).toHaveDisplayValue('3');
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('are zoomed', async () => {
    const { user } = await renderReview();

    await user.click(screen.getByRole('button', { name: 'Zoom in' }));

    expect(screen.getByText('150%')).toBeInTheDocument();
  });

  it('wait when the person does not confirm that it is them', async () => {
    const { view } = await renderReview();
    view.unmount();
    render(
      <Review
        redaction={redaction()}
        run={() => Promise.reject(new StepUpCancelled())}
        onApplied={() => {}}
      />,
    );

    expect(await screen.findByText('They are shown once you confirm that it is you.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show the pages' })).toBeInTheDocument();
  });
});

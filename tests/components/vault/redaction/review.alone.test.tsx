import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Review } from '@/components/vault/redaction/review';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import type { Finding, Redaction } from '@/lib/vault/schema/redactions';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleObservers, pdfDouble } from '@/tests/support/pages-double';
import { DOCUMENT_ID, redaction, REDACTION_URL } from '@/tests/support/redactions';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () =>
  pdfDouble(3, [
    { str: 'SSN: 512-34-6789, on file', x: 12, y: 91, width: 228 },
    { str: '512-34-6789', x: 65, y: 249, width: 113 },
  ]),
);

const APPLY = `POST ${REDACTION_URL}/apply`;
const CONTENT = `GET /api/vault/documents/${DOCUMENT_ID}/content?view=1`;
const accepted = { status: 202, body: redaction({ status: 'processing', step: 'applying' }) };

type Options = { row?: Redaction; routes?: Parameters<typeof doubleFetch>[0] };

async function renderReview({ row = redaction(), routes = { [APPLY]: accepted } }: Options = {}) {
  const calls = doubleFetch({ [CONTENT]: { contentType: 'application/pdf' }, ...routes });
  const onApplied = jest.fn();
  const view = render(<Review redaction={row} run={(action) => action()} onApplied={onApplied} />);
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

describe('A place that was found', () => {
  const box = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.02 };
  const findings: Finding[] = [
    { id: 'a', rule: 'ssn', boxes: [box] },
    { id: 'b', rule: 'ssn', boxes: [{ ...box, y: 0.2 }] },
    { id: 'c', rule: 'ssn', boxes: [{ ...box, y: 0.3 }] },
    { id: 'd', rule: 'financialInfo', boxes: [box] },
    { id: 'e', rule: 'notarySeals', boxes: [{ ...box, y: 0.2 }] },
  ];

  it('is named by its rule and by what is there, and by its number where nothing does', async () => {
    await renderReview({ row: redaction({ findings }) });
    await places().findByRole('checkbox', { name: 'SSN 512-34-6789, page 1' });

    const names = places()
      .getAllByRole('checkbox')
      .map((checkbox) => checkbox.closest('label')?.textContent);
    expect(names).toEqual([
      'Social Security numbers, 3 places',
      'SSN 512-34-6789, page 1',
      'Place 2, page 1, SSN',
      'SSN 512-34-6789, page 1 (2)',
      'Financial information, 1 place',
      'Financial 512-34-6789, page 1',
      'Notary seals, 1 place',
      'Place 1, page 1, Seal',
    ]);
  });

  it('is named in this browser alone: its words are neither kept nor sent', async () => {
    const { user, sent, onApplied } = await renderReview({ row: redaction({ findings }) });
    await user.click(await places().findByRole('checkbox', { name: 'Financial 512-34-6789, page 1' }));

    await apply(user);

    await waitFor(() => expect(onApplied).toHaveBeenCalled());
    expect(sent()).toEqual({ leftOut: ['d'], drawnBoxes: [] });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('512-34');
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

  it('hand the focus on when they go: to the next one, and from the last to where one is added', async () => {
    const { user } = await renderReview();
    for (let count = 1; count <= 3; count += 1) {
      await user.click(screen.getByRole('button', { name: 'Add a box' }));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: `Your box ${count} on page 1` })).toHaveFocus(),
      );
    }
    const [first, second, third] = screen.getAllByRole('button', { name: /^Your box/ });
    act(() => second?.focus());

    await user.keyboard('{Delete}');
    expect(third).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(first).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(screen.getByRole('button', { name: 'Add a box' })).toHaveFocus();
  });

  it('hand the focus on in the list too', async () => {
    const { user } = await renderReview();
    await user.click(screen.getByRole('button', { name: 'Add a box' }));
    await user.click(screen.getByRole('button', { name: 'Add a box' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Your box 2/ })).toHaveFocus());

    await user.click(screen.getByRole('button', { name: 'Remove box 1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove box 1' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remove box 1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a box' })).toHaveFocus());
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
    await user.click(within(dialog).getByRole('button', { name: 'Keep reviewing' }));
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

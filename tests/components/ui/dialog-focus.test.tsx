import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';

/** A list whose entries can be removed, after a question. */
function List() {
  const [entries, setEntries] = useState(['one', 'two']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <section aria-label="Entries">
      {entries.map((entry) => (
        <button key={entry} onClick={() => setAsked(entry)}>
          Remove {entry}
        </button>
      ))}
      {asked && (
        <ConfirmDialog
          title="Remove it?"
          confirmLabel="Remove"
          pendingLabel="Removing"
          keepLabel="Keep it"
          onConfirm={async () => setEntries(entries.filter((entry) => entry !== asked))}
          onClose={() => setAsked(null)}
        >
          <p>It goes.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function show(content: ReactNode, { isRead }: { isRead?: boolean } = {}) {
  render(
    <Dialog open>
      <DialogContent isRead={isRead}>
        <DialogTitle>A question</DialogTitle>
        {content}
      </DialogContent>
    </Dialog>,
  );
}

describe('the focus of a dialog that opens', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it('is in the first field, also where a button comes before it', () => {
    show(
      <form>
        <button>Start over</button>
        <input aria-label="Address" defaultValue="12 Main St" />
      </form>,
    );
    expect(screen.getByLabelText('Address')).toHaveFocus();
  });

  it('is on the way back where it asks before something ends', async () => {
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove one' }));

    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  });

  it('is on a link where there is nothing else', () => {
    show(<a href="tel:911">Call 911</a>);
    expect(screen.getByRole('link', { name: 'Call 911' })).toHaveFocus();
  });

  it('is on the title where something has to be read before anything is pressed', () => {
    show(<button>Back</button>, { isRead: true });
    expect(screen.getByRole('heading', { name: 'A question' })).toHaveFocus();
  });

  it('is on the dialog, and not on its cross, while there is nothing to press', () => {
    show(<p>Loading</p>);
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
});

describe('the focus after a dialog', () => {
  it('is where it was', async () => {
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove one' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove one' })).toHaveFocus());
  });

  it('is in the part of the page where it was, when the button has gone', async () => {
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove one' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(screen.getByRole('region', { name: 'Entries' })).toHaveFocus());
  });
});

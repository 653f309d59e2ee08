import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';

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

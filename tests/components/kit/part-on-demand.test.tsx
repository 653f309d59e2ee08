import { useState, type ComponentType } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partOnDemand } from '@/components/kit/part-on-demand';

type NoteProps = { of: string };

const Note = ({ of }: NoteProps) => <p>A note of {of}</p>;
const FAILURE = 'Part of this page could not be loaded.';

/** A script that cannot be loaded the first times. */
function failing(times: number) {
  let left = times;
  return jest.fn(async (): Promise<ComponentType<NoteProps>> => {
    if (left-- > 0) throw new Error('The script could not be loaded.');
    return Note;
  });
}

describe('A part of a page that is loaded when it is shown', () => {
  it('gets what it is given, and what changes of it', async () => {
    const Part = partOnDemand(async () => Note);
    const { rerender } = render(<Part of="Ada" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await screen.findByText('A note of Ada')).toBeInTheDocument();

    rerender(<Part of="Grace" />);

    expect(screen.getByText('A note of Grace')).toBeInTheDocument();
  });

  it('is there at once for whoever comes back', async () => {
    const load = failing(0);
    const Part = partOnDemand(load);
    const { unmount } = render(<Part of="Ada" />);
    await screen.findByText('A note of Ada');
    unmount();

    render(<Part of="Ada" />);

    expect(screen.getByText('A note of Ada')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows meanwhile what its place asks for', async () => {
    const Part = partOnDemand(async () => Note, { waiting: <p>Counting</p> });
    render(<Part of="Ada" />);
    expect(screen.getByText('Counting')).toBeInTheDocument();
    expect(await screen.findByText('A note of Ada')).toBeInTheDocument();
    expect(screen.queryByText('Counting')).not.toBeInTheDocument();
  });
});

describe('A part of a page that cannot be loaded', () => {
  it('says so, and is there after another try that works', async () => {
    const user = userEvent.setup();
    const load = failing(2);
    const Part = partOnDemand(load);
    render(<Part of="Ada" />);
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILURE);

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(FAILURE);
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('A note of Ada')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('can be canceled where the part could be, and nowhere else', async () => {
    const user = userEvent.setup();
    const onClose = jest.fn();
    const Part: ComponentType<NoteProps & { onClose?: () => void }> = partOnDemand(failing(2));
    const { rerender } = render(<Part of="Ada" />);
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();

    rerender(<Part of="Ada" onClose={onClose} />);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledWith();
  });

  it('leaves the rest of the page with what was typed', async () => {
    const user = userEvent.setup();
    const Part = partOnDemand(failing(1));
    render(<Page Part={Part} />);
    await user.type(screen.getByLabelText('Name'), 'Lovelace');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Name')).toHaveValue('Lovelace');
  });

  it('gets the focus of the button that gave way to it, and hands it on', async () => {
    const user = userEvent.setup();
    const Part = partOnDemand(failing(1));
    render(<Page Part={Part} />);
    screen.getByRole('button', { name: 'Add' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();

    await user.keyboard('{Enter}');

    await screen.findByText('A note of Ada');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('takes the focus from nobody who is elsewhere', async () => {
    const Part = partOnDemand(failing(1));
    render(<Part of="Ada" />);
    await screen.findByRole('alert');
    expect(document.body).toHaveFocus();
  });

  it('is left out where the page is of use without it', async () => {
    const Part = partOnDemand(failing(1), { waiting: <p>Counting</p>, isOptional: true });
    const { container } = render(<Part of="Ada" />);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});

/** A button that gives way to what it asks for. */
function Page({ Part }: { Part: ComponentType<NoteProps> }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <main>
      <label>
        Name <input />
      </label>
      {isAdding ? <Part of="Ada" /> : <button onClick={() => setIsAdding(true)}>Add</button>}
    </main>
  );
}

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu } from '@/components/kit/action-menu';

const chosen = jest.fn();

beforeEach(() => jest.clearAllMocks());

function show() {
  render(
    <>
      <ActionMenu
        label="More for this"
        items={[
          { key: 'open', label: 'Open', href: '/there' },
          { key: 'copy', label: 'Copy', onSelect: () => chosen('copy') },
          { key: 'end', label: 'End', onSelect: () => chosen('end') },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'More for this' });
const menu = () => screen.queryByRole('menu', { name: 'More for this' });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('a menu behind “⋯”', () => {
  it('opens with its first entry in focus, and says that it is open', async () => {
    const user = show();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button());

    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(item('Open')).toHaveFocus();
    expect(item('Open')).toHaveAttribute('href', '/there');
  });

  it('does what is chosen, once, and gives the focus back to its button', async () => {
    const user = show();
    await user.click(button());
    await user.click(item('Copy'));

    expect(chosen.mock.calls).toEqual([['copy']]);
    expect(menu()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it.each([
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'End'],
    ['{End}', 'End'],
    ['{End}{ArrowDown}', 'Open'],
    ['{End}{Home}', 'Open'],
  ])('is walked through by keys: %s', async (keys, name) => {
    const user = show();
    await user.click(button());
    await user.keyboard(keys);

    expect(item(name)).toHaveFocus();
  });

  it.each([
    ['{ArrowDown}', 'Open'],
    ['{ArrowUp}', 'End'],
    ['{Enter}', 'Open'],
  ])('opens by the key %s', async (key, name) => {
    const user = show();
    button().focus();
    await user.keyboard(key);

    expect(item(name)).toHaveFocus();
  });

  it('closes with Escape, and the focus is on its button', async () => {
    const user = show();
    await user.click(button());
    await user.keyboard('{Escape}');

    expect(menu()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('closes with Tab, and the focus goes on', async () => {
    const user = show();
    await user.click(button());
    await user.tab();

    expect(menu()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('closes with a press elsewhere, and with a second one on its button', async () => {
    const user = show();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(menu()).not.toBeInTheDocument();

    await user.click(button());
    await user.click(button());
    expect(menu()).not.toBeInTheDocument();
  });
});

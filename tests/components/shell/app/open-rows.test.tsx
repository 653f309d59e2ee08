import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenRows } from '@/components/shell/app/open-rows';

function show() {
  const [opened, pressed] = [jest.fn(), jest.fn()];
  render(
    <>
      <OpenRows />
      <p>Beside the list</p>
      <table className="row-pages">
        <tbody>
          <tr>
            <th scope="row">
              <a
                href="https://deedguard.example/properties/1"
                onClick={(event) => {
                  event.preventDefault();
                  opened({ isHeld: event.ctrlKey });
                }}
              >
                12 Main St
              </a>
            </th>
            <td>
              Protected <button onClick={pressed}>Release</button>
            </td>
          </tr>
        </tbody>
      </table>
    </>,
  );
  return { opened, pressed, user: userEvent.setup() };
}

afterEach(() => getSelection()?.removeAllRanges());

describe('a row that opens its page', () => {
  it('follows its link on a click anywhere', async () => {
    const { user, opened } = show();
    await user.click(screen.getByText('Protected'));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('follows it once where the link itself is pressed', async () => {
    const { user, opened } = show();
    await user.click(screen.getByRole('link'));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('hands on the keys that were held, for another tab', async () => {
    const { user, opened } = show();
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Protected'));
    expect(opened).toHaveBeenCalledWith({ isHeld: true });
  });

  it('leaves what can be pressed in it alone', async () => {
    const { user, opened, pressed } = show();
    await user.click(screen.getByRole('button', { name: 'Release' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(opened).not.toHaveBeenCalled();
  });

  it('stays where a text in it is marked', async () => {
    const { user, opened } = show();
    const cell = screen.getByText('Protected');
    await user.pointer([
      { keys: '[MouseLeft>]', target: cell, offset: 0 },
      { target: cell, offset: 5 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(getSelection()?.toString()).not.toBe('');
    expect(opened).not.toHaveBeenCalled();
  });

  it('is none beside the list', async () => {
    const { user, opened } = show();
    await user.click(screen.getByText('Beside the list'));
    expect(opened).not.toHaveBeenCalled();
  });
});

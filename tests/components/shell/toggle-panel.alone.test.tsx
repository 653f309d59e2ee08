import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { QuickPanelLine, TogglePanel } from '@/components/shell/toggle-panel';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

function show({ isPhone }: { isPhone: boolean }) {
  window.matchMedia = ((query: string) => ({
    matches: isPhone && query === '(width < 40rem)',
  })) as typeof window.matchMedia;
  const at = (path: string) => {
    jest.mocked(usePathname).mockReturnValue(path);
    return (
      <>
        <button popoverTarget="menu">Menu</button>
        <div id="menu" popover="auto">
          <QuickPanelLine />
        </div>
        <TogglePanel>Links</TogglePanel>
      </>
    );
  };
  const { rerender } = render(at('/home'));
  return { goTo: (path: string) => rerender(at(path)) };
}

const button = () => screen.getByRole('button', { name: /^(Open|Close) quick panel/ });

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the quick panel', () => {
  it('closes on a phone when one leaves for another page, and is not open there later', async () => {
    const { goTo } = show({ isPhone: true });
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');

    goTo('/properties');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(localStorage.getItem('panel')).toBeNull();
  });

  it('stays as it was left on a wide screen', async () => {
    const { goTo } = show({ isPhone: false });
    await userEvent.click(button());

    goTo('/properties');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(localStorage.getItem('panel')).toBe('open');
  });

  it('is opened by a line of the menu, takes the focus, and gives it back to the menu', async () => {
    show({ isPhone: true });
    await userEvent.click(screen.getByRole('button', { name: 'Quick panel', hidden: true }));
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(button()).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

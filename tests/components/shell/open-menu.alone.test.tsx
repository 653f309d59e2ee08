import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { ShellBehavior } from '@/components/shell/shell-behavior';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const at = (path: string) => jest.mocked(usePathname).mockReturnValue(path);

describe('a menu that opens without scripts', () => {
  it('stays open when they come, and is shut by the next page', () => {
    const hidePopover = jest.fn();
    const menu = document.body.appendChild(document.createElement('nav'));
    menu.setAttribute('popover', 'auto');
    Object.assign(menu, { hidePopover });

    at('/pricing');
    const { rerender } = render(<ShellBehavior />);
    expect(hidePopover).not.toHaveBeenCalled();

    at('/login');
    rerender(<ShellBehavior />);
    expect(hidePopover).toHaveBeenCalledTimes(1);
    menu.remove();
  });
});

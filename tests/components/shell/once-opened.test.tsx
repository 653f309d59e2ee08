import { act, render, screen } from '@testing-library/react';
import { OnceOpened } from '@/components/shell/once-opened';
import { openTab } from '@/components/shell/open-tab';

describe('a panel that is drawn once it was opened', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('is empty before, and stays afterward', () => {
    render(<OnceOpened tab="history">what was made</OnceOpened>);
    expect(screen.queryByText('what was made')).toBeNull();

    act(() => openTab('history'));
    expect(screen.getByText('what was made')).toBeInTheDocument();
    act(() => openTab('templates'));
    expect(screen.getByText('what was made')).toBeInTheDocument();
  });
});

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SampleAtlas } from '@/components/alerts/atlas/sample-atlas';
import { AuthProvider } from '@/components/session/auth-provider';
import { doubleFetch } from '@/tests/support/fetch-double';

function show() {
  const calls = doubleFetch({});
  render(
    <AuthProvider>
      <SampleAtlas />
    </AuthProvider>,
  );
  return { calls, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const frame = () => screen.getByRole('region', { name: 'Sample data' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('ATLAS AI for a visitor', () => {
  it('has six tabs, each at its own address', async () => {
    const { user } = show();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Analysis',
      'Fraud detection',
      'Real-time alerts',
      'Alerts',
      'Insights',
      'Settings',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Real-time alerts' }));
    expect(location.hash).toBe('#realtime-alerts');
  });

  it('is one frame of sample data that says no model looks, with all made-up records inside', () => {
    show();
    expect(frame()).toHaveTextContent('No model looks at a document here.');
    for (const made of [
      '98.7%',
      'A lien names an owner who is watched',
      '41 alerts in 12 weeks',
      '22:00 to 07:00',
    ])
      expect(frame()).toHaveTextContent(made);
    expect(frame().parentElement?.children).toHaveLength(1);
  });

  it('leads from fraud detection to the protection', () => {
    show();
    expect(screen.getByRole('link', { name: 'Protect a property', hidden: true })).toHaveAttribute(
      'href',
      '/deedguard-protection',
    );
  });

  it('shows active alerts alone as they come, and all of them in the other tab', () => {
    show();
    const titlesIn = (name: string) =>
      within(screen.getByRole('list', { name, hidden: true })).getAllByRole('listitem', { hidden: true });
    expect(titlesIn('Active sample alerts')).toHaveLength(3);
    expect(titlesIn('Sample alerts')).toHaveLength(4);
  });
});

describe('the sample analysis', () => {
  it('takes three seconds, sends nothing and names its result a sample', async () => {
    const { user, calls } = show();
    await user.selectOptions(screen.getByLabelText('Sample document'), 'sample-quitclaim-deed');
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(screen.queryByText(/^Sample result/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));

    const result = screen.getByRole('heading', {
      name: 'Sample result: Quitclaim deed, 1418 Example Oak Lane.pdf',
    });
    expect(result.closest('article')).toHaveTextContent('Fraud riskhigh');
    expect(calls).toEqual([]);
  });

  it('gives a result for the one that was still processing', async () => {
    const { user } = show();
    await user.selectOptions(screen.getByLabelText('Sample document'), 'sample-power-of-attorney');
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    expect(screen.getByRole('heading', { name: /^Sample result/ }).closest('article')).toHaveTextContent(
      '94.8%',
    );
  });
});

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { LiveTracking } from '@/components/notary/visit/tracking/live-tracking';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const STEP = 5_000;

function renderPage() {
  const calls = doubleFetch({});
  render(
    <AuthProvider>
      <LiveTracking />
      <ToastHost />
    </AuthProvider>,
  );
  return calls;
}

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Each step asks for the next one when it is drawn. */
async function steps(count: number) {
  for (let step = 0; step < count; step += 1) await pass(STEP);
}

const progress = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clearToasts();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the live tracking of a visitor', () => {
  it('is named as sample data, and asks the server for nothing', async () => {
    const calls = renderPage();
    expect(
      within(screen.getByRole('region', { name: 'Sample data' })).getByText('En Route'),
    ).toBeInTheDocument();
    press('Start tracking');
    await steps(3);
    expect(calls).toEqual([]);
  });

  it('stands still until it is started', async () => {
    renderPage();
    await steps(4);
    expect(figure('ETA')).toHaveTextContent('12 minutes');
  });

  it('is a minute and a tenth of a mile nearer every five seconds', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    renderPage();
    expect(progress()).toBe(20);
    press('Start tracking');

    await pass(STEP - 1);
    expect(figure('ETA')).toHaveTextContent('12 minutes');
    await pass(1);
    expect(figure('ETA')).toHaveTextContent('11 minutes');
    expect(figure('Distance')).toHaveTextContent('1.1 miles');
    expect(figure('Speed')).toHaveTextContent('35 mph');
    expect(progress()).toBe(27);
  });

  it('stops, and goes on from there', async () => {
    renderPage();
    press('Start tracking');
    await steps(2);
    press('Stop tracking');
    await steps(5);
    expect(figure('ETA')).toHaveTextContent('10 minutes');
    press('Start tracking');
    await pass(STEP);
    expect(figure('ETA')).toHaveTextContent('9 minutes');
  });

  it('ends at the door, and begins anew', async () => {
    renderPage();
    press('Start tracking');
    await steps(12);
    expect(screen.getByText('Arrived')).toBeInTheDocument();
    expect(progress()).toBe(100);
    expect(jest.getTimerCount()).toBe(0);

    press('Start tracking');
    expect(figure('ETA')).toHaveTextContent('12 minutes');
    expect(screen.getByText('En Route')).toBeInTheDocument();
  });

  it('shows what the stream would say', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    renderPage();
    press('Start tracking');
    await pass(STEP);
    expect(screen.getByText('{"status":"en_route","eta":11,"distance":1.1,"speed":20}')).toBeInTheDocument();
  });

  it.each(['Contact Notary', 'Cancel Appointment'])('says of %s that nobody is there', async (name) => {
    renderPage();
    press(name);
    await act(async () => void (await import('@/components/ui/toaster')));
    await pass(10);
    expect(screen.getByText('This is a sample')).toBeInTheDocument();
  });

  it('sends people in danger to 911, and names no other number', async () => {
    jest.useRealTimers();
    renderPage();
    press('Emergency Contact');

    const dialog = within(await screen.findByRole('dialog', { name: 'Emergency contact' }));
    expect(dialog.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    expect(dialog.getAllByRole('link')).toHaveLength(1);
  });
});

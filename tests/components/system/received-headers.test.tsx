import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { ReceivedHeaders } from '@/components/system/received-headers';

const expected = [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Content-Security-Policy', value: "default-src 'self'; script-src 'self' https://js.stripe.com" },
];
const asListed: [string, string][] = [
  ['content-type', 'text/html'],
  [
    'content-security-policy',
    "default-src 'self'; script-src 'self' 'sha256-abc=' 'sha256-def=' https://js.stripe.com",
  ],
  ['x-frame-options', 'DENY'],
];

let asked: unknown[] = [];

function answerWith(headers: [string, string][] | Error, styleUrl: string | null = null) {
  asked = [];
  globalThis.fetch = async (input, init) => {
    asked.push([input, init?.method]);
    if (headers instanceof Error) throw headers;
    if (input === '/api/maps/style') {
      return { ok: true, text: async () => JSON.stringify({ styleUrl }) } as unknown as Response;
    }
    return { ok: true, headers: new Map(headers) } as unknown as Response;
  };
}

const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);

afterEach(() => accountClient().clear());

describe('what a page was really sent', () => {
  it('is asked for at its own address, and is as listed apart from its own hashes', async () => {
    answerWith(asListed);
    render(<ReceivedHeaders expected={expected} />);

    expect(await screen.findByRole('status')).toHaveTextContent('All 2 headers arrived as listed.');
    expect(asked).toContainEqual([location.pathname, 'HEAD']);
    const policy = await row('Content-Security-Policy');
    expect(policy.getByText('As listed')).toBeInTheDocument();
    expect(policy.getByText(/and 2 hashes of this page’s own inline scripts/)).toBeInTheDocument();
  });

  it('marks a value that differs, and shows both', async () => {
    answerWith([['x-frame-options', 'SAMEORIGIN'], ...asListed.slice(0, 2)]);
    render(<ReceivedHeaders expected={expected} />);

    const frame = await row('X-Frame-Options');
    expect(frame.getByText('Different')).toBeInTheDocument();
    expect(frame.getByText('DENY')).toBeInTheDocument();
    expect(frame.getByText('SAMEORIGIN')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Not as listed: X-Frame-Options.');
  });

  it('marks a policy that allows more than it should', async () => {
    const looser =
      asListed[1]?.[1].replace("'self' 'sha256-abc='", "'self' 'unsafe-inline' 'sha256-abc='") ?? '';
    answerWith([
      ['content-security-policy', looser],
      ['x-frame-options', 'DENY'],
    ]);
    render(<ReceivedHeaders expected={expected} />);

    expect((await row('Content-Security-Policy')).getByText('Different')).toBeInTheDocument();
  });

  it('expects the server of the map where the operator has set one', async () => {
    const connect = { key: 'Content-Security-Policy', value: "default-src 'self'; connect-src 'self'" };
    const received: [string, string][] = [
      ['content-security-policy', "default-src 'self'; connect-src 'self' https://tiles.example"],
    ];
    answerWith(received, 'https://tiles.example/day.json');
    const { unmount } = render(<ReceivedHeaders expected={[connect]} />);
    expect(await screen.findByRole('status')).toHaveTextContent('All 1 headers arrived as listed.');
    unmount();

    answerWith(received);
    render(<ReceivedHeaders expected={[connect]} />);
    expect(await screen.findByText(/^Not as listed: Content-Security-Policy\./)).toBeInTheDocument();
  });

  it('marks a header that did not come', async () => {
    answerWith(asListed.slice(0, 2));
    render(<ReceivedHeaders expected={expected} />);

    const frame = await row('X-Frame-Options');
    expect(frame.getByText('Missing')).toBeInTheDocument();
    expect(frame.getByText('Nothing')).toBeInTheDocument();
  });

  it('lists what else came', async () => {
    answerWith(asListed);
    render(<ReceivedHeaders expected={expected} />);

    expect(await screen.findByText('Also received: 1 other header')).toBeInTheDocument();
    expect(screen.getByText('text/html')).toBeInTheDocument();
  });

  it('can be asked for again when it could not be', async () => {
    answerWith(new TypeError('Failed to fetch'));
    const user = userEvent.setup();
    render(<ReceivedHeaders expected={expected} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The headers could not be asked for');

    answerWith(asListed);
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('All 2 headers arrived as listed.')).toBeInTheDocument();
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareDesk } from '@/components/vault/share/share-desk';
import { AuthProvider } from '@/components/session/auth-provider';
import { ada } from '@/tests/support/deeds';
import { doubleDownloads } from '@/tests/support/downloads';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleObservers, pdfDouble } from '@/tests/support/pages-double';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => pdfDouble(2));

const VIEWS = 'POST /api/share/the-token/views';
const CONTENT = '/api/share/the-token/content?view=the-view';
const gone = { status: 410, body: { code: 'gone', message: 'This link has expired.' } };

const shared = {
  name: 'Deed (redacted).pdf',
  size: 20_480,
  isRedacted: true,
  expiresAt: '2026-03-01T12:00:00.000Z',
};

function renderDesk(routes: Parameters<typeof doubleFetch>[0]) {
  const calls = doubleFetch({
    [VIEWS]: { status: 201, body: { viewId: 'the-view' } },
    [`GET ${CONTENT}`]: { contentType: 'application/pdf' },
    ...routes,
  });
  render(
    <AuthProvider>
      <ShareDesk token="the-token" shared={shared} />
    </AuthProvider>,
  );
  return { calls, user: userEvent.setup() };
}

async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Your name or email'), 'Grace Hopper');
  await user.click(screen.getByRole('button', { name: 'Open the document' }));
}

beforeAll(doubleObservers);
afterEach(() => localStorage.clear());

describe('A shared document', () => {
  it('is named before it is opened, and nothing is counted', () => {
    const { calls } = renderDesk({});

    expect(screen.getByRole('heading', { name: 'Deed (redacted).pdf' })).toBeInTheDocument();
    expect(screen.getByText('Redacted copy')).toBeInTheDocument();
    expect(screen.getByText('20 kB')).toBeInTheDocument();
    expect(screen.getByText(/It is printed across every page together with the time/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('opens for a name', async () => {
    const { calls, user } = renderDesk({});

    await open(user);

    expect(await screen.findByRole('img', { name: 'Page 2 of 2' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Deed (redacted).pdf' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', CONTENT);
    expect(calls.find(({ request }) => request === VIEWS)?.body).toEqual({ viewer: 'Grace Hopper' });
  });

  it('says that its link has ended when it is downloaded after that, and saves nothing', async () => {
    const saved = doubleDownloads();
    let answer: object = { contentType: 'application/pdf' };
    const { user } = renderDesk({ [`GET ${CONTENT}`]: () => answer });
    await open(user);
    await screen.findByRole('img', { name: 'Page 2 of 2' });
    answer = gone;

    await user.click(screen.getByRole('link', { name: 'Download' }));

    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('is saved under its name', async () => {
    const saved = doubleDownloads();
    const file = {
      contentType: 'application/pdf',
      disposition: 'attachment; filename="Deed (redacted).pdf"',
    };
    const { user } = renderDesk({ [`GET ${CONTENT}`]: file });
    await open(user);

    await user.click(await screen.findByRole('link', { name: 'Download' }));

    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ name: 'Deed (redacted).pdf' })]));
  });

  it('asks for a name', async () => {
    const { calls, user } = renderDesk({});

    await user.click(screen.getByRole('button', { name: 'Open the document' }));

    expect(await screen.findByText(/^Please enter your name or email/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('has the email of a person who is signed in filled in', () => {
    localStorage.setItem('user', JSON.stringify(ada));

    renderDesk({ 'GET /api/auth/me': { body: ada } });

    expect(screen.getByLabelText('Your name or email')).toHaveValue(ada.email);
  });

  it.each([
    ['is entered', { [VIEWS]: gone }],
    ['is shown', { [`GET ${CONTENT}`]: gone }],
  ])('says that its link has ended, when it ended before it %s', async (_when, routes) => {
    const { user } = renderDesk(routes);

    await open(user);

    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeInTheDocument();
    expect(screen.getByText(/Please ask the sender for a new one/)).toBeInTheDocument();
  });
});

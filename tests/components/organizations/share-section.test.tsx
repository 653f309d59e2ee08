import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareSection } from '@/components/organizations/share-section';
import { SharedFrame } from '@/components/organizations/shared-frame';
import { SharedList } from '@/components/organizations/shared-list';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import type { OwnSharing, SharedItem } from '@/lib/organizations/schema/sharing';
import { doubleFetch } from '@/tests/support/fetch-double';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const url = '/api/organization/shared/document/deed-1';
const at = '2026-11-20T12:00:00.000Z';
const unshared: OwnSharing = {
  kind: 'document',
  thingId: 'deed-1',
  organization: 'Lone Star Title',
  sharedAt: null,
};
const item: SharedItem = {
  thingId: 'deed-1',
  ownerId: 'ada',
  organization: 'Lone Star Title',
  sharedBy: 'Ada Lovelace',
  sharedAt: at,
  isOwn: false,
  mayEnd: false,
  title: 'Survey.pdf',
  detail: 'Real Estate, PDF, 2 MB',
};

function show(screenOf: React.ReactNode, answers = {}) {
  const calls = doubleFetch({
    [`PUT ${url}`]: { status: 204 },
    [`DELETE ${url}`]: { status: 204 },
    ...answers,
  });
  render(
    <AuthProvider>
      {screenOf}
      <ToastHost />
    </AuthProvider>,
  );
  const sent = (verb: string) => calls.filter(({ request }) => request === `${verb} ${url}`);
  return { user: userEvent.setup(), sent };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

afterEach(clearToasts);

describe('the part of a page that shares something', () => {
  it('says what members will see, shares, and can take it back', async () => {
    const { user, sent } = show(<ShareSection sharing={unshared} name="Survey.pdf" />);
    await press(user, 'Share with Lone Star Title');

    const dialog = screen.getByRole('dialog', { name: 'Share with Lone Star Title?' });
    expect(dialog).toHaveTextContent('Members see its name, its facts and its pages, and can download it.');
    expect(sent('PUT')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Shared with Lone Star Title', { selector: 'section p' })).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);

    await press(user, 'Stop sharing Survey.pdf');
    const question = screen.getByRole('dialog', { name: 'Stop sharing?' });
    expect(question).toHaveTextContent('It stays in your account as it is.');
    await user.click(within(question).getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByText('Lone Star Title does not see this.')).toBeVisible();
    expect(sent('DELETE')).toHaveLength(1);
  });

  it('stays as it was when it is refused, and says why', async () => {
    const { user } = show(<ShareSection sharing={unshared} name="Survey.pdf" />, {
      [`PUT ${url}`]: {
        status: 409,
        body: { message: 'This document cannot be shared.', code: 'conflict' },
      },
    });
    await press(user, 'Share with Lone Star Title');
    await press(user, 'Share');

    expect(await screen.findByText('This document cannot be shared.')).toBeVisible();
    await press(user, 'Cancel');
    expect(screen.getByText('Lone Star Title does not see this.')).toBeVisible();
  });
});

describe('the list of what members share', () => {
  it('leads to the page of each, and lets nobody end what is not theirs', () => {
    show(<SharedList kind="document" items={[item]} organization="Lone Star Title" />);

    expect(screen.getByRole('link', { name: 'Survey.pdf' })).toHaveAttribute(
      'href',
      '/organization/shared/documents/deed-1',
    );
    expect(screen.getByRole('row', { name: /Survey.pdf/ })).toHaveTextContent('Ada Lovelace');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets an owner of the organization end it, who reads that its person is told', async () => {
    const { user, sent } = show(
      <SharedList kind="document" items={[{ ...item, mayEnd: true }]} organization="Lone Star Title" />,
    );
    await press(user, 'Stop sharing Survey.pdf');
    const question = screen.getByRole('dialog', { name: 'Stop sharing?' });
    expect(question).toHaveTextContent('It stays in the account of who shared it, and we tell them.');
    await user.click(within(question).getByRole('button', { name: 'Stop sharing' }));

    expect(await screen.findByText('No longer shared')).toBeVisible();
    expect(sent('DELETE')).toHaveLength(1);
    expect(router.refresh).toHaveBeenCalled();
  });
});

describe('the frame of something that is shared', () => {
  const frame = (share: SharedItem) => (
    <SharedFrame kind="document" share={share} name="Survey.pdf">
      <h1>Survey.pdf</h1>
    </SharedFrame>
  );

  it('says whose it is, and that it is to be read', () => {
    show(frame(item));
    expect(screen.getByText(/Ada Lovelace shares this with Lone Star Title/)).toHaveTextContent(
      'You can read it and not change it.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads its person to their own page', () => {
    show(frame({ ...item, isOwn: true, mayEnd: true }));
    expect(screen.getByRole('link', { name: 'See your own page of it' })).toHaveAttribute(
      'href',
      '/documents/deed-1',
    );
    expect(screen.getByRole('button', { name: 'Stop sharing Survey.pdf' })).toBeVisible();
  });
});

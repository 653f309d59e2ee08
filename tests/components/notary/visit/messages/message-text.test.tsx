import { render, screen, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { MessageDialog } from '@/components/notary/visit/messages/message-dialog';
import type { Message } from '@/lib/notary/schema/messages';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleEvents } from '@/tests/support/notary-work';

beforeEach(() => void doubleEvents());
afterEach(() => accountClient().clear());

function open(message: Partial<Message>) {
  const whole = {
    id: 'm1',
    isOwn: true,
    isAutomatic: false,
    senderName: 'Grace Hopper',
    body: 'In the yard.',
    createdAt: '2026-11-20T16:04:00.000Z',
    readAt: null,
    ...message,
  };
  const thread = {
    requestId: 'request-1',
    partnerName: 'Grace Hopper',
    partnerReadsFrom: null,
    isOpen: true,
    messages: [whole],
  };
  doubleFetch({ 'GET /api/requests/request-1/messages': { body: thread } });
  render(<MessageDialog requestId="request-1" onClose={() => {}} />);
}

const log = () => screen.findByRole('log', { name: 'Messages' });

describe('what is written in a message', () => {
  it('opens a web address in a new tab that learns nothing of this page, and leaves the rest as text', async () => {
    const body = 'Join https://zoom.example/j/1. Not javascript:alert(1)';
    open({ body });

    const list = within(await log());
    expect(list.getAllByRole('link')).toHaveLength(1);
    const link = list.getByRole('link', { name: 'https://zoom.example/j/1' });
    expect(link).toHaveAttribute('href', 'https://zoom.example/j/1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link.parentElement).toHaveTextContent(body);
  });

  it('is marked where a demo notary answers by itself', async () => {
    open({ isAutomatic: true });
    expect(within(await log()).getByText(/Demo notary, automatic answer$/)).toBeInTheDocument();
  });
});

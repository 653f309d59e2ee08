import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CaseTable } from '@/components/admin/case-table';
import { DeedTimeline } from '@/components/deeds/deed-timeline';
import { DeskContext } from '@/components/invoices/desk-context';
import { InvoiceTable } from '@/components/invoices/list/invoice-table';
import { InvoiceHistory } from '@/components/invoices/page/invoice-history';
import { accountClient } from '@/components/kit/account-client';
import { DispatchReport } from '@/components/notary/visit/requests/dispatch-report';
import { RequestHistory } from '@/components/notary/visit/requests/request-history';
import { lockedDeed } from '@/tests/support/deeds';
import { issuer, sentInvoice } from '@/tests/support/invoice-views';

const [first, second, third] = [
  '2026-11-20T12:00:00.000Z',
  '2026-11-21T12:00:00.000Z',
  '2026-11-22T12:00:00.000Z',
] as const;

afterEach(() => act(() => accountClient().clear()));

function timesOf(history: ReactElement): (string | null)[] {
  const { container } = render(history);
  return [...container.querySelectorAll('time')].map((time) => time.getAttribute('datetime'));
}

const offer = (id: string, createdAt: string) => ({
  id,
  notaryId: id,
  name: id,
  status: 'declined' as const,
  distanceMiles: 1,
  createdAt,
  expiresAt: createdAt,
  answeredAt: null,
});

describe('a history runs from the newest to the oldest', () => {
  it.each<[string, ReactElement, string[]]>([
    [
      'of a property in force',
      <DeedTimeline
        key="deed"
        deed={lockedDeed({ timestamp: first, paidAt: second, status: 'paid', expiresAt: third })}
      />,
      [third, second, first],
    ],
    [
      'of a property whose lock has ended',
      <DeedTimeline
        key="ended"
        deed={lockedDeed({ timestamp: first, paidAt: second, status: 'released', releasedAt: third })}
      />,
      [third, second, first],
    ],
    [
      'of a request',
      <RequestHistory
        key="request"
        id="r1"
        initial={[
          { at: first, kind: 'created' },
          { at: second, kind: 'assigned' },
        ]}
      />,
      [second, first],
    ],
    [
      'of an invoice',
      <InvoiceHistory
        key="invoice"
        history={[
          { id: '2', at: second, text: 'Sent by email', by: null },
          { id: '1', at: first, text: 'Created as a draft', by: null },
        ]}
      />,
      [second, first],
    ],
    [
      'of an invoice in a list',
      <DeskContext key="invoices" value={{ duplicate: async () => {} }}>
        <InvoiceTable
          invoices={[sentInvoice({ createdAt: first, lastSentAt: second, dueAt: third })]}
          now={third}
          viewer={issuer}
        />
      </DeskContext>,
      [third, second, first],
    ],
    [
      'of a case',
      <CaseTable
        key="case"
        cases={[
          {
            id: 'c',
            number: 'ABCDEFGH',
            topic: 'account',
            name: 'Grace',
            email: 'grace@example.com',
            message: 'Help.',
            isFromAccount: true,
            documentName: null,
            createdAt: first,
            closedAt: second,
          } as Parameters<typeof CaseTable>[0]['cases'][number],
        ]}
      />,
      [second, first],
    ],
    [
      'of the search for a notary',
      <DispatchReport
        key="dispatch"
        id="r1"
        initial={{
          rounds: [
            { at: first, considered: [] },
            { at: second, considered: [] },
          ],
          offers: [offer('Ada', first), offer('Grace', second)],
        }}
      />,
      [second, second, first, first, second, first],
    ],
  ])('%s', (_, history, expected) => {
    expect(timesOf(history)).toEqual(expected);
  });
});

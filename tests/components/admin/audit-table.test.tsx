import { render, screen, within } from '@testing-library/react';
import { AdminList } from '@/components/admin/admin-list';
import { AuditTable } from '@/components/admin/audit-table';

const event = {
  id: '1',
  createdAt: '2026-11-27T08:09:10.123Z',
  type: 'deed.locked',
  actorId: '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51',
  subjectId: '1c6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51',
  data: '{"status":"paid"}',
};

describe('the audit trail', () => {
  it('says each event with its exact time, and leads to others of the same account or thing', () => {
    render(<AuditTable events={[event, { ...event, id: '2', actorId: null, data: '{}' }]} />);

    const [, first, second] = screen.getAllByRole('row');
    expect(within(first!).getByText('2026-11-27 08:09:10')).toHaveAttribute('dateTime', event.createdAt);
    expect(within(first!).getByRole('link', { name: /What this account did/ })).toHaveAttribute(
      'href',
      `/admin/audit?actor=${event.actorId}`,
    );
    expect(within(first!).getByRole('link', { name: /Events about this/ })).toHaveAttribute(
      'href',
      `/admin/audit?subject=${event.subjectId}`,
    );
    expect(within(second!).getByText('A job or an outside party')).toBeInTheDocument();
    expect(within(second!).getByText('None')).toBeInTheDocument();
  });

  it('is filtered by days, which the fields show as the address says them', () => {
    render(
      <AdminList
        title="Audit trail"
        path="/admin/audit"
        says="1 event"
        noun="audit trail"
        csvPath="/api/audit"
        filter={{ from: '2026-11-01' }}
        choices={[]}
        dates={[
          { name: 'from', label: 'From (UTC)' },
          { name: 'to', label: 'To (UTC)' },
        ]}
        clearLabel="Show all kinds"
        isFirst
        next={null}
      >
        Nothing
      </AdminList>,
    );

    expect(screen.getByLabelText('From (UTC)')).toHaveValue('2026-11-01');
    expect(screen.getByLabelText('To (UTC)')).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/api/audit?format=csv&from=2026-11-01',
    );
  });
});

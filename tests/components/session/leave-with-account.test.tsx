import { act, render } from '@testing-library/react';
import { LeaveWithAccount } from '@/components/session/leave-with-account';
import { endStoredSession, storeUser } from '@/components/kit/stored-user';
import { ada } from '@/tests/support/deeds';

const grace = { ...ada, id: '018f6d2e-7a61-7cc0-8b1f-0a4d3f0e9a12' };
const asOtherTab = (work: () => void, key: string | null = 'user') => {
  work();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
};

describe('a page of one person', () => {
  const open = jest.fn();

  beforeEach(() => {
    open.mockClear();
    storeUser(ada);
    history.replaceState(null, '', '/properties?status=due');
    render(<LeaveWithAccount userId={ada.id} open={open} />);
  });

  afterEach(() => localStorage.clear());

  it.each([
    ['signs them out', () => storeUser(null)],
    ['signs somebody else in', () => storeUser(grace)],
  ])('is opened afresh once another tab %s', (_, work) => {
    asOtherTab(work);
    expect(open.mock.calls).toEqual([['/properties?status=due']]);
  });

  it('is opened afresh once everything that the browser keeps is emptied', () => {
    asOtherTab(() => localStorage.clear(), null);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['their session ended elsewhere: what is typed stays', () => endStoredSession()],
    ['their record changed', () => storeUser({ ...ada, firstName: 'Augusta' })],
  ])('stays when %s', (_, work) => {
    asOtherTab(work);
    expect(open).not.toHaveBeenCalled();
  });

  it('stays when something else changes', () => {
    localStorage.removeItem('user');
    asOtherTab(() => undefined, 'theme');
    expect(open).not.toHaveBeenCalled();
  });
});

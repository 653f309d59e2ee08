import { REMOTE_LINK, REMOTE_NOTARY } from '@/lib/notary/content/remote-session';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import {
  ADDRESS,
  dayFromNow,
  field,
  location,
  pricing,
  renderDialog,
  submit,
} from '@/tests/support/request-dialog';
import { clearToasts } from '@/tests/support/toasts';

afterEach(() => {
  clearToasts();
  act(() => accountClient().clear());
});

const REMOTE = 'remote-online-notarization';
const way = (name: string) => screen.getByRole('radio', { name });
const noLocation = () => expect(screen.queryByLabelText(/^Location/)).not.toBeInTheDocument();

describe('in person or online', () => {
  it('is the first question, and in person until something else is chosen', () => {
    renderDialog();

    const group = screen.getByRole('group', { name: 'In person or online?' });
    expect(within(group).getAllByRole('radio')).toEqual([way('In person'), way('Online')]);
    expect(way('In person')).toBeChecked();
    expect(way('In person')).toHaveFocus();
    expect(screen.getByRole('form').querySelector('input, select')).toBe(way('In person'));
  });

  it('is online from the beginning where the form opens with the remote service', () => {
    renderDialog({}, { initial: { serviceType: REMOTE } });

    expect(way('Online')).toBeChecked();
    expect(way('Online')).toHaveFocus();
    noLocation();
  });

  it('has no location online, and the typed one again in person', async () => {
    const { user } = renderDialog();
    await user.type(location(), ADDRESS);

    await user.click(way('Online'));

    noLocation();
    expect(screen.getByText(/This is a remote session/)).toHaveTextContent(`${REMOTE_LINK} ${REMOTE_NOTARY}`);

    await user.click(way('In person'));

    expect(location()).toHaveValue(ADDRESS);
    expect(screen.getByText(/This is a visit/)).not.toHaveTextContent('video room');
  });

  it('stays online whatever document is chosen, and is sent so', async () => {
    const { user, sent } = renderDialog();
    await user.selectOptions(field('Service type'), REMOTE);
    await user.selectOptions(field('Document type'), 'affidavit');
    expect(way('Online')).toBeChecked();
    await user.type(field('Date'), dayFromNow(1));
    await user.selectOptions(field('State you are in'), 'TX');
    await waitFor(() => expect(pricing()).toHaveTextContent('remote online notarization, 1 page$125.00'));

    await submit(user);

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ isRemote: true, serviceType: REMOTE, documentType: 'affidavit' });
    expect(sent()[0]).not.toHaveProperty('location');
  });

  it('stays online after the service that is online alone, where it was chosen before', async () => {
    const { user } = renderDialog();
    await user.click(way('Online'));
    await user.selectOptions(field('Service type'), REMOTE);
    await user.selectOptions(field('Service type'), 'legal');
    expect(way('Online')).toBeChecked();
  });

  it('stays online with another service, where it was chosen itself', async () => {
    const { user } = renderDialog();
    await user.click(way('Online'));

    await user.selectOptions(field('Service type'), 'legal');

    expect(way('Online')).toBeChecked();
  });

  it('is in person again when another service takes the place of the remote one', async () => {
    const { user } = renderDialog();
    await user.selectOptions(field('Service type'), REMOTE);
    noLocation();

    await user.selectOptions(field('Service type'), 'legal');

    expect(way('In person')).toBeChecked();
    expect(location()).toBeInTheDocument();
  });

  it('asks for another service when a visit is chosen with the remote one', async () => {
    const { user, sent } = renderDialog();
    await user.selectOptions(field('Service type'), REMOTE);

    await user.click(way('In person'));

    expect(field('Service type')).toHaveValue('');
    expect(field('Service type')).toHaveAccessibleDescription(
      'Remote online notarization takes place online. Choose online, or another service.',
    );
    await submit(user);
    expect(sent()).toEqual([]);

    await user.selectOptions(field('Service type'), 'legal');
    expect(field('Service type')).not.toHaveAccessibleDescription();
  });

  it('forgets what was wrong with the location once it is online', async () => {
    const { user } = renderDialog();
    await submit(user);
    await waitFor(() => expect(location()).toHaveAccessibleDescription(/Please enter the address/));

    await user.click(way('Online'));
    await user.click(way('In person'));

    expect(location()).not.toHaveAccessibleDescription(/Please enter the address/);
    expect(field('Service type')).toHaveAccessibleDescription('Please choose a service.');
  });

  it('is kept with the rest of a request that was not sent', async () => {
    const { user } = renderDialog();
    await user.click(way('Online'));
    cleanup();

    renderDialog();

    expect(way('Online')).toBeChecked();
    noLocation();
  });
});

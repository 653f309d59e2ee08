import { MessageChannel } from 'node:worker_threads';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { doubleEvents } from '@/tests/support/event-source-double';

beforeEach(doubleEvents);
afterAll(() => Reflect.deleteProperty(globalThis, 'MessageChannel'));

const desk = (
  <InvoiceDesk accountId="account-1" isNotary startsWithForm newestAt={null}>
    <p>The list</p>
  </InvoiceDesk>
);

/** As the server sends it. */
async function drawOnServer(): Promise<HTMLElement> {
  Object.assign(globalThis, { MessageChannel });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(desk);
  return container;
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const line = () => within(screen.getByRole('group', { name: 'Line 1' }));

it('what was typed before the page woke up wins over what was kept from an earlier visit', async () => {
  const { unmount } = render(desk);
  await userEvent.type(field('Bill To Name'), 'Ada');
  await userEvent.type(field(/^Bill To Company/), 'Analytical Title');
  unmount();
  const container = await drawOnServer();
  field('Bill To Name').value = 'Grace';
  render(desk, { container, hydrate: true });

  expect(field('Bill To Name')).toHaveValue('Grace');
  expect(field(/^Bill To Company/)).toHaveValue('Analytical Title');
  container.remove();
});

it('what was typed into a new invoice before the page woke up is kept', async () => {
  const container = await drawOnServer();
  field('Bill To Name').value = 'Ada Lovelace';
  field(/^Bill To Address/).value = '1 Main St';
  line().getByLabelText<HTMLInputElement>('Unit price ($)').value = '120';
  render(desk, { container, hydrate: true });
  await userEvent.type(field(/^Bill To Company/), 'Analytical Title');

  expect(field('Bill To Name')).toHaveValue('Ada Lovelace');
  expect(field(/^Bill To Address/)).toHaveValue('1 Main St');
  expect(line().getByLabelText('Unit price ($)')).toHaveValue(120);
  expect(line().getByText('$120.00')).toBeInTheDocument();
});

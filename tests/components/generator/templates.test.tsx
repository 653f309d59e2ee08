import { act, screen, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { renderGenerator } from '@/tests/support/generator-screen';

afterEach(() => {
  localStorage.clear();
  act(() => accountClient().clear());
});

describe('the list of templates', () => {
  it('shows what each is, and how often it was used', async () => {
    renderGenerator();
    const card = screen.getByRole('listitem', { name: 'General warranty deed for Texas' });
    expect(card).toHaveTextContent('Transfers a property with a warranty of its title.');
    expect(card).toHaveTextContent('Version 1.0, Nov 24, 2026');
    expect(card).toHaveTextContent('Tex. Prop. Code § 5.022, as of November 2026');
    expect(await within(card).findByText('Used 12 times')).toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: 'Last will for California' })).not.toHaveTextContent('Used');
  });

  it('shows the first eight on a phone, and the others at a press, which leads on to them', async () => {
    const many = Array.from({ length: 10 }, (_, at) => ({ id: `will-${at}`, name: `Will ${at}` }));
    const { user } = renderGenerator({ more: many });
    const rest = screen.getByRole('button', { name: 'Show 4 more' });
    await user.click(rest);

    expect(rest).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Use this template Will 6 / })).toHaveFocus();
  });

  it('is filtered by category and state, which the address carries', async () => {
    const { user } = renderGenerator();
    await user.selectOptions(screen.getByLabelText('Category'), 'Wills');
    expect(location.search).toBe('?category=will');
    expect(screen.getByText('1 template')).toBeInTheDocument();
    expect(screen.queryByRole('listitem', { name: 'General warranty deed for Texas' })).toBeNull();

    await user.selectOptions(screen.getByLabelText('State'), 'New York');
    expect(screen.getByText('There is no template for these filters.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the whole list' }));
    expect(screen.getByText('2 templates')).toBeInTheDocument();
  });
});

import { act, screen, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { renderGenerator, USES } from '@/tests/support/generator-screen';

afterEach(() => {
  localStorage.clear();
  act(() => accountClient().clear());
});

describe('the list of templates', () => {
  it('has one row for each document, with the states that have it', () => {
    renderGenerator({ more: [{ id: 'warranty-deed-fl', stateCode: 'FL', description: 'Another.' }] });

    const row = screen.getByRole('listitem', { name: 'General warranty deed' });
    expect(row).toHaveTextContent('Sells a property; the grantor warrants the title.');
    const states = within(row).getAllByRole('button');
    expect(states.map((button) => button.textContent)).toEqual([
      'Use this template General warranty deed for Texas',
      'Use this template General warranty deed for Florida',
    ]);
    expect(screen.getByText(/^2 documents/)).toBeInTheDocument();
  });

  it('says of a document that one state has what that state says of it', () => {
    renderGenerator();

    const row = screen.getByRole('listitem', { name: 'General warranty deed' });
    expect(row).toHaveTextContent('Transfers a property with a warranty of its title.');
  });

  it('shows versions, sources, and, once they are opened, how often each was used', async () => {
    const { user, calls } = renderGenerator();
    const row = screen.getByRole('listitem', { name: 'General warranty deed' });
    expect(row).toHaveTextContent('Version 1.0, Nov 24, 2026');
    expect(row).toHaveTextContent('Tex. Prop. Code § 5.022, as of November 2026');
    expect(calls.map(({ request }) => request)).not.toContain(USES);

    for (const summary of screen.getAllByText('Versions and sources')) await user.click(summary);
    expect(await within(row).findByText('Used 12 times')).toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: 'Last will' })).not.toHaveTextContent('Used');
  });

  it('marks the template that was chosen', () => {
    renderGenerator({ address: '?template=last-will-ca' });

    expect(
      screen.getByRole('button', { name: 'Use this template Last will for California' }),
    ).toHaveAttribute('aria-current', 'true');
  });

  it('is searched by words of what it shows, and says when nothing is found', async () => {
    const { user } = renderGenerator();
    await user.type(screen.getByLabelText('Search'), 'texas deed');
    expect(location.search).toBe('?search=texas+deed');
    expect(screen.getByText(/^1 document\b/)).toBeInTheDocument();

    await user.type(screen.getByLabelText('Search'), ' boat');
    expect(screen.getByText('There is no template for these filters.')).toBeInTheDocument();
  });

  it('is filtered by category and state, which the address carries', async () => {
    const { user } = renderGenerator();
    await user.selectOptions(screen.getByLabelText('Category'), 'Wills');
    expect(location.search).toBe('?category=will');
    expect(screen.getByText(/^1 document\b/)).toBeInTheDocument();
    expect(screen.queryByRole('listitem', { name: 'General warranty deed' })).toBeNull();

    await user.selectOptions(screen.getByLabelText('State'), 'New York');
    expect(screen.getByText('There is no template for these filters.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the whole list' }));
    expect(screen.getByText(/^2 documents/)).toBeInTheDocument();
  });
});

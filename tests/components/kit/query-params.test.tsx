import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQueryParams } from '@/components/kit/query-params';

function Search() {
  const { params, setParams } = useQueryParams();
  return (
    <input
      aria-label="Search"
      value={params.get('q') ?? ''}
      onChange={(event) => setParams({ q: event.target.value })}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search');

const type = (value: string) => userEvent.type(field(), value);

beforeEach(() => history.replaceState(null, '', '/state-documents?state=TX'));
afterEach(() => jest.restoreAllMocks());

describe('a filter in the address', () => {
  it('is added to what is there already', async () => {
    render(<Search />);
    await type('bond');

    expect(location.search).toBe('?state=TX&q=bond');
    expect(field().value).toBe('bond');
  });

  it('leaves the address when it is emptied', async () => {
    history.replaceState(null, '', '/state-documents?q=a');
    render(<Search />);
    await type('{Backspace}');

    expect(location.search).toBe('');
  });

  it('loses no letter while the browser refuses to change the address, and is written later', async () => {
    render(<Search />);
    const replace = jest.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    await type('bond');
    expect(field().value).toBe('bond');
    expect(location.search).toBe('?state=TX');

    replace.mockRestore();
    await waitFor(() => expect(location.search).toBe('?state=TX&q=bond'), { timeout: 10_000 });
  });
});

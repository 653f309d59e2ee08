import { render, screen } from '@testing-library/react';
import { OwnPart } from '@/components/session/own-part';

const Own = () => <p>My own documents</p>;

describe('A part of a page that not everybody sees', () => {
  it('is loaded once: whoever comes back finds it in its place at once', async () => {
    const load = jest.fn(async () => Own);
    const { unmount } = render(<OwnPart load={load} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await screen.findByText('My own documents');
    unmount();

    render(<OwnPart load={load} />);

    expect(screen.getByText('My own documents')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

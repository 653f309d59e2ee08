import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PdfToolbar } from '@/components/files/reader/pdf-pages-toolbar';

describe('the box for the page of a PDF', () => {
  it.each(['99', '0', 'abc', ''])('shows the page again after %j, and turns to none', async (typed) => {
    const onPage = jest.fn();
    render(<PdfToolbar page={2} total={3} zoom={1} onPage={onPage} onZoom={() => {}} />);
    const box = screen.getByLabelText('Page');
    const user = userEvent.setup();
    await user.clear(box);
    await user.keyboard(`${typed}{Enter}`);

    expect(box).toHaveValue('2');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('turns to a page that there is', async () => {
    const onPage = jest.fn();
    render(<PdfToolbar page={2} total={3} zoom={1} onPage={onPage} onZoom={() => {}} />);
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText('Page'));
    await user.keyboard('3{Enter}');

    expect(onPage).toHaveBeenCalledWith(3);
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnchorNotice } from '@/components/shell/anchor-notice';
import { Tabs } from '@/components/shell/tabs';

const tabs = [
  { id: 'law', label: 'Law', panel: <p>Four years</p> },
  { id: 'training', label: 'Training', panel: <p>Six hours</p> },
];
const renderTabs = () => render(<Tabs label="Parts" tabs={tabs} />);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(() => history.replaceState(null, '', '/state-documents'));

describe('tabs', () => {
  it('begin with the first', () => {
    renderTabs();
    expect(selected()).toBe('Law');
  });

  it('begin with the one in the address', () => {
    history.replaceState(null, '', '#training');
    renderTabs();
    expect(selected()).toBe('Training');
  });

  it('begin with the first where the address names none of them', () => {
    history.replaceState(null, '', '#nothing');
    renderTabs();
    expect(selected()).toBe('Law');
  });

  it('write what is chosen into the address, and keep its query', async () => {
    history.replaceState(null, '', '?state=TX');
    renderTabs();
    await userEvent.click(screen.getByRole('tab', { name: 'Training' }));

    expect(selected()).toBe('Training');
    expect(location.search + location.hash).toBe('?state=TX#training');
  });

  it('hand the focus of a link that opens another one on to what it opens', async () => {
    render(
      <Tabs
        label="Parts"
        tabs={[{ id: 'law', label: 'Law', panel: <a href="#training">More</a> }, tabs[1]!]}
      />,
    );
    await userEvent.click(screen.getByRole('link', { name: 'More' }));

    await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Training' })).toHaveFocus());
  });

  it('do so also where the browser has taken the focus from the link', async () => {
    render(
      <Tabs
        label="Parts"
        tabs={[{ id: 'law', label: 'Law', panel: <a href="#training">More</a> }, tabs[1]!]}
      />,
    );
    const link = screen.getByRole('link', { name: 'More' });
    link.addEventListener('click', () => link.blur());
    await userEvent.click(link);

    await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Training' })).toHaveFocus());
  });

  it('leave the focus alone on arrival, and on a tab that is pressed', async () => {
    history.replaceState(null, '', '#training');
    renderTabs();
    expect(document.body).toHaveFocus();

    await userEvent.click(screen.getByRole('tab', { name: 'Law' }));
    expect(screen.getByRole('tab', { name: 'Law' })).toHaveFocus();
  });

  it('are walked with the arrow keys and opened with Enter', async () => {
    renderTabs();
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Law' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Training' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(selected()).toBe('Training');
  });

  it('go round at both ends, and to them with Home and End', async () => {
    renderTabs();
    await userEvent.tab();
    for (const [key, name] of [
      ['ArrowLeft', 'Training'],
      ['ArrowRight', 'Law'],
      ['End', 'Training'],
      ['Home', 'Law'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(screen.getByRole('tab', { name })).toHaveFocus();
    }
    expect(selected()).toBe('Law');
  });

  it('keep every panel in the page, for readers without scripting and for paper', () => {
    renderTabs();
    expect(screen.getByText('Four years')).toBeInTheDocument();
    expect(screen.getByText('Six hours')).toBeInTheDocument();
  });
});

describe('a panel that only a link opens', () => {
  const withLinked = [...tabs, { id: 'extra', label: 'Extra', panel: <p>Two pages</p>, isLinkedOnly: true }];
  const renderWithLinked = () => render(<Tabs label="Parts" tabs={withLinked} />);

  it('has no tab', () => {
    renderWithLinked();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Law', 'Training']);
  });

  it('is opened by its address and takes the focus, and the tabs are still reached with the keyboard', () => {
    history.replaceState(null, '', '#extra');
    renderWithLinked();

    const panel = screen.getByRole('region', { name: 'Extra' });
    expect(panel).toHaveAttribute('data-state', 'active');
    expect(panel).toHaveFocus();
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Law' })).toHaveAttribute('tabindex', '0');
  });

  it('is left with any tab', async () => {
    history.replaceState(null, '', '#extra');
    renderWithLinked();
    await userEvent.click(screen.getByRole('tab', { name: 'Training' }));

    expect(selected()).toBe('Training');
    expect(screen.getByRole('region', { name: 'Extra' })).toHaveAttribute('data-state', 'inactive');
  });
});

describe('an anchor that the page does not have', () => {
  it('is named, with a way on', () => {
    history.replaceState(null, '', '#no%20such%20part');
    render(<AnchorNotice />);

    expect(screen.getByRole('status')).toHaveTextContent(
      'This page has no part called “no such part”. It may have moved; the headings below show what is here.',
    );
  });

  it('cannot break the page', () => {
    history.replaceState(null, '', '#%E0%A4%A');
    render(<AnchorNotice />);

    expect(screen.getByRole('status')).toHaveTextContent('%E0%A4%A');
  });

  it('is not announced where there is one, or none', () => {
    history.replaceState(null, '', '#law');
    const { unmount } = render(
      <>
        <h2 id="law">Law</h2>
        <AnchorNotice />
      </>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
    history.replaceState(null, '', '/state-documents');
    render(<AnchorNotice />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a tab that is disabled', () => {
  const withDisabled = [
    tabs[0]!,
    { ...tabs[1]!, isDisabled: true },
    { id: 'fees', label: 'Fees', panel: <p>Ten</p> },
  ];

  it('is opened neither by a press nor by its address', async () => {
    history.replaceState(null, '', '#training');
    render(<Tabs label="Parts" tabs={withDisabled} />);
    expect(selected()).toBe('Law');
    await userEvent.click(screen.getByRole('tab', { name: 'Training' }));
    expect(selected()).toBe('Law');
  });

  it('is passed by with the arrow keys', async () => {
    render(<Tabs label="Parts" tabs={withDisabled} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Fees' })).toHaveFocus();
  });
});

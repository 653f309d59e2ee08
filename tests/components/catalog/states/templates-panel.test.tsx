import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TemplatesPanel } from '@/components/catalog/states/templates-panel';
import { formLimits } from '@/lib/catalog/content/template-limits';
import { doubleDownloads } from '@/tests/support/downloads';

function open(query = '') {
  window.history.replaceState(null, '', `/state-documents${query}`);
  render(<TemplatesPanel limits={formLimits} />);
  return userEvent.setup();
}

const template = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`No template ${name}`);
  return within(found);
};

afterEach(() => jest.restoreAllMocks());

describe('Document Templates', () => {
  it('offers three, each as text and as PDF', () => {
    open();

    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Acknowledgment, short form',
      'Jurat, short form',
      'Copy certification, short form',
    ]);
    expect(template('Jurat, short form').getByRole('link')).toHaveAttribute(
      'href',
      '/downloads/jurat-certificate.pdf',
    );
    expect(
      template('Acknowledgment, short form').getByText('For all states except CA, FL, NY.'),
    ).toBeInTheDocument();
  });

  it('downloads the certificate with the venue of the chosen state', async () => {
    const downloads = doubleDownloads();
    const user = open('?state=TX');

    await user.click(screen.getByRole('button', { name: /^Download Template.*Acknowledgment/ }));

    const [file] = downloads;
    expect(file?.name).toBe('acknowledgment-certificate-texas.txt');
    expect(await file?.text()).toContain('State of Texas');
  });

  it('downloads it with an empty venue while no state is chosen', async () => {
    const downloads = doubleDownloads();
    const user = open();

    await user.click(screen.getByRole('button', { name: /^Download Template.*Jurat/ }));

    expect(downloads[0]?.name).toBe('jurat-certificate.txt');
    expect(await downloads[0]?.text()).toContain('State of ____');
  });

  it('hands no certificate to a Californian, and names the forms of the law', () => {
    open('?state=CA');

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /PDF/ })).not.toBeInTheDocument();
    expect(screen.getAllByText('California has its own form')).toHaveLength(2);
    expect(screen.getByText(/Use the form of Civil Code § 1189/)).toBeInTheDocument();
    expect(screen.getByText(/Use the form of Government Code § 8202/)).toBeInTheDocument();
  });

  it('keeps the templates of the chosen kind', () => {
    open('?type=jurat');

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows all again from a filter that leaves none', async () => {
    const user = open('?type=oath');

    expect(screen.getByText(/No template matches these filters/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all templates' }));

    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { ada } from '@/tests/support/deeds';
import { doubleDownloads } from '@/tests/support/downloads';
import {
  choose,
  generated,
  granteeAddress,
  HISTORY,
  renderGenerator,
  RULES,
  tab,
  violation,
} from '@/tests/support/generator-screen';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const one = generated();
const DOCUMENT = `/api/ai-documents/generated/${ada.id}/${one.id}`;
const shown = { address: `?template=${one.templateId}&generated=${one.id}#preview` };
const kept = { [HISTORY]: { body: [one] } };

afterEach(() => {
  clearToasts();
  localStorage.clear();
  act(() => accountClient().clear());
});

describe('the compliance tab', () => {
  const rule = {
    id: 'tx-acknowledgment',
    ruleType: 'notary',
    ruleDescription: 'A notary acknowledges the signature.',
    isRequired: true,
    penalty: null,
    legalReference: 'Tex. Prop. Code § 12.001',
  };

  it('asks for the rules once a state and a kind are chosen', async () => {
    const { user, calls } = renderGenerator({ routes: { [RULES]: { body: [rule] } } });
    await user.click(tab('Compliance'));
    await user.selectOptions(screen.getByLabelText('State of the rules'), 'Texas');
    expect(calls.filter(({ request }) => request.includes('/compliance'))).toEqual([]);

    await user.selectOptions(screen.getByLabelText('Kind of document'), 'Warranty deed');
    const [shownRule] = within(await screen.findByRole('list', { name: 'Rules' })).getAllByRole('listitem');
    expect(shownRule).toHaveTextContent('Required');
    expect(shownRule).toHaveTextContent('A notary acknowledges the signature.');
    expect(shownRule).toHaveTextContent('Tex. Prop. Code § 12.001');
    expect(shownRule).toHaveTextContent('our sources do not name a penalty.');
  });

  it('begins with the state and the kind of the chosen template', async () => {
    const { user } = renderGenerator({ routes: { [RULES]: { body: [rule] } } });
    await choose(user);
    await user.click(tab('Compliance'));
    expect(await screen.findByText('A notary acknowledges the signature.')).toBeInTheDocument();
  });

  it('says when there are no rules, and offers another try when they could not be loaded', async () => {
    const { user } = renderGenerator({ routes: { [RULES]: { status: 503, body: { message: 'Not now.' } } } });
    await choose(user);
    await user.click(tab('Compliance'));
    expect(await screen.findByText('The rules could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('shows the verdict of the document above them, and leads to the field to mend', async () => {
    const { user } = renderGenerator({ ...shown, routes: kept });
    await user.click(tab('Compliance'));
    const verdict = await screen.findByRole('region', { name: 'Your document' });
    expect(verdict).toHaveTextContent('Not compliant yet');
    expect(verdict).toHaveTextContent('High');
    expect(verdict).toHaveTextContent(violation.recommendation);
    expect(verdict).toHaveTextContent('Have it acknowledged by a notary.');

    await user.click(await within(verdict).findByRole('button', { name: /^Go to “Grantee/ }));
    expect(tab('Form Data')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(granteeAddress()).toHaveFocus());
  });
});

describe('the preview', () => {
  const panel = () => screen.findByRole('tabpanel', { name: 'Preview' });

  it('finds the document of the address again, with its risk, its template and what to keep in mind', async () => {
    renderGenerator({ ...shown, routes: kept });
    await screen.findByRole('article', { name: 'Deed of Ada' });
    const preview = await panel();
    expect(preview).toHaveTextContent('Risk score 60 of 100');
    expect(preview).toHaveTextContent('high risk');
    expect(preview).toHaveTextContent(
      'warranty-deed-tx, version 1.0. Written from the template, without a model.',
    );
    expect(preview).toHaveTextContent('Have a lawyer review it before you sign it. We are not a law firm');
  });

  it('finds it again on the page that is made for everybody, once the browser knows whose it is', async () => {
    renderGenerator({ ...shown, isPublic: true, routes: kept });

    expect(await screen.findByRole('article', { name: 'Deed of Ada' })).toBeInTheDocument();
  });

  it('names the model that worded it', async () => {
    const worded = generated({ aiMetadata: { model: 'gpt-5', templateVersion: '1.0', note: null } });
    renderGenerator({ ...shown, routes: { [HISTORY]: { body: [worded] } } });
    expect(await screen.findByText('gpt-5')).toBeInTheDocument();
  });

  it.each([
    ['PDF', 'pdf'],
    ['DOCX', 'docx'],
  ])('hands out the %s', async (name, format) => {
    const downloads = doubleDownloads();
    const { user } = renderGenerator({
      ...shown,
      routes: {
        ...kept,
        [`GET ${DOCUMENT}?format=${format}`]: { disposition: `attachment; filename="deed.${format}"` },
      },
    });
    await user.click(await screen.findByRole('button', { name: `Download ${name}` }));
    expect(await screen.findByText('Download Started')).toBeInTheDocument();
    expect(downloads.map((file) => file.name)).toEqual([`deed.${format}`]);
  });

  it('saves it to the vault and leads there', async () => {
    const { user } = renderGenerator({
      ...shown,
      routes: { ...kept, [`POST ${DOCUMENT}/vault`]: { status: 201, body: { documentId: 'd1' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Save to vault' }));
    expect(await screen.findByRole('link', { name: 'Open the document' })).toHaveAttribute(
      'href',
      '/documents/d1',
    );
    expect(screen.getByRole('link', { name: 'Have it notarized' })).toHaveAttribute(
      'href',
      '/dashboard/client?request=new&document=d1',
    );
  });

  it('says why it was not saved', async () => {
    const full = { status: 413, body: { message: 'Your vault is full.' } };
    const { user } = renderGenerator({ ...shown, routes: { ...kept, [`POST ${DOCUMENT}/vault`]: full } });
    await user.click(await screen.findByRole('button', { name: 'Save to vault' }));
    expect(
      await screen.findByText('It was not saved to your vault. Your vault is full.'),
    ).toBeInTheDocument();
  });

  it('saves it first when it is to be notarized, and opens the request with it', async () => {
    const { user } = renderGenerator({
      ...shown,
      routes: { ...kept, [`POST ${DOCUMENT}/vault`]: { status: 201, body: { documentId: 'd1' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Have it notarized' }));
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith('/dashboard/client?request=new&document=d1'),
    );
  });

  it('offers no notary for what none is needed for', async () => {
    const will = generated({ templateId: 'last-will-ca', templateName: 'Last will', recordedAs: null });
    renderGenerator({ ...shown, routes: { [HISTORY]: { body: [will] } } });
    await screen.findByRole('button', { name: 'Save to vault' });
    expect(screen.queryByRole('button', { name: 'Have it notarized' })).toBeNull();
  });

  it('leads to the look at it as its county would, where a county records it', async () => {
    renderGenerator({ ...shown, routes: kept });
    expect(await screen.findByRole('link', { name: 'Will the county take it?' })).toHaveAttribute(
      'href',
      `/recording/preflight?generated=${one.id}&state=TX&type=warranty-deed`,
    );
  });

  it('leads to that look for the county that the document names', async () => {
    const formData = { property_county: 'Harris' };
    renderGenerator({ ...shown, routes: { ...kept, [HISTORY]: { body: [generated({ formData })] } } });
    expect(await screen.findByRole('link', { name: 'Will the county take it?' })).toHaveAttribute(
      'href',
      `/recording/preflight?generated=${one.id}&state=TX&type=warranty-deed&county=Harris`,
    );
  });

  it('does not offer that look where no county records it', async () => {
    renderGenerator({ ...shown, routes: { [HISTORY]: { body: [generated({ recordedAs: null })] } } });
    await screen.findByRole('article', { name: 'Deed of Ada' });
    expect(screen.queryByRole('link', { name: 'Will the county take it?' })).toBeNull();
  });
});

describe('a document that a PIN guards', () => {
  const closed = { ...one, formData: null, generatedContent: null, complianceCheck: null };

  it('is opened once its owner has confirmed', async () => {
    let isConfirmed = false;
    const { user } = renderGenerator({
      ...shown,
      routes: { [HISTORY]: () => ({ body: [isConfirmed ? one : closed] }) },
    });
    const open = await screen.findByRole('button', { name: 'Confirm and open' });
    expect(screen.queryByText(/GENERAL WARRANTY DEED/)).toBeNull();
    isConfirmed = true;
    await user.click(open);
    expect(await screen.findByText(/GENERAL WARRANTY DEED/)).toBeInTheDocument();
  });
});

describe('the history', () => {
  it('says to a visitor what it will hold, and offers the login', async () => {
    const { user, calls } = renderGenerator({ isSignedIn: false });
    await user.click(tab('History'));
    const panel = screen.getByRole('tabpanel', { name: 'History' });
    expect(panel).toHaveTextContent('Your documents will be here');
    expect(within(panel).getByRole('link', { name: 'Log in' })).toBeInTheDocument();
    expect(calls.some(({ request }) => request.includes('/generated'))).toBe(false);
  });

  it('offers the first step while it is empty', async () => {
    const { user } = renderGenerator();
    await user.click(tab('History'));
    expect(await screen.findByRole('link', { name: 'Choose a template' })).toHaveAttribute(
      'href',
      '#templates',
    );
  });

  it('lists each document with template, version, risk and files, and opens it', async () => {
    const { user } = renderGenerator({ routes: kept, address: '#history' });
    const row = await screen.findByRole('listitem', { name: 'Deed of Ada' });
    expect(row).toHaveTextContent('General warranty deed, Texas, version 1.0.');
    expect(row).toHaveTextContent('Risk score 60 of 100');
    expect(within(row).getByRole('link', { name: 'PDF of Deed of Ada' })).toHaveAttribute(
      'href',
      `${DOCUMENT}?format=pdf`,
    );
    expect(within(row).getByRole('link', { name: 'DOCX of Deed of Ada' })).toBeInTheDocument();

    await user.click(within(row).getByRole('button', { name: 'View Deed of Ada' }));
    expect(tab('Preview')).toHaveAttribute('aria-selected', 'true');
  });

  it('deletes one after a question, and it is gone from the preview, too', async () => {
    let isDeleted = false;
    const { user } = renderGenerator({
      address: `?generated=${one.id}#history`,
      routes: {
        [HISTORY]: () => ({ body: isDeleted ? [] : [one] }),
        [`DELETE ${DOCUMENT}`]: () => {
          isDeleted = true;
          return { status: 204 };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Deed of Ada' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this document' });
    expect(isDeleted).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Delete the document' }));

    expect(await screen.findByText('Nothing is generated yet')).toBeInTheDocument();
    expect(tab('Preview')).toBeDisabled();
  });

  it('says when it could not be loaded', async () => {
    const { user } = renderGenerator({
      routes: { [HISTORY]: { status: 503, body: { message: 'Not now.' } } },
    });
    await user.click(tab('History'));
    expect(await screen.findByText('Your history could not be loaded')).toBeInTheDocument();
  });
});

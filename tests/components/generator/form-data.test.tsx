import { act, screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { ada } from '@/tests/support/deeds';
import {
  choose,
  fill,
  GENERATE,
  generate,
  generated,
  grantor,
  granteeAddress,
  HISTORY,
  renderGenerator,
  tab,
} from '@/tests/support/generator-screen';
import { clearToasts } from '@/tests/support/toasts';

afterEach(() => {
  clearToasts();
  localStorage.clear();
  act(() => accountClient().clear());
});

const made = { [GENERATE]: { status: 201, body: generated() }, [HISTORY]: { body: [generated()] } };

describe('the tabs of the generator', () => {
  it('begin with the templates, and open neither the form nor the preview before there is something in them', () => {
    renderGenerator({ address: '#preview' });
    expect(tab('Templates')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Form Data')).toBeDisabled();
    expect(tab('Compliance')).toBeEnabled();
    expect(tab('Preview')).toBeDisabled();
    expect(tab('History')).toBeEnabled();
  });

  it('pass by what is disabled when they are walked with the arrow keys', async () => {
    const { user } = renderGenerator();
    act(() => tab('Templates').focus());
    await user.keyboard('{ArrowRight}');
    expect(tab('Compliance')).toHaveFocus();
  });

  it('go on to the form once a template is chosen, and the choice is in the address', async () => {
    const { user } = renderGenerator();
    await choose(user);
    expect(tab('Form Data')).toHaveAttribute('aria-selected', 'true');
    expect(location.search + location.hash).toBe('?template=warranty-deed-tx#form-data');
    expect(tab('Preview')).toBeDisabled();
  });
});

describe('the form of a template', () => {
  it('draws each field by its type, with its help, and marks what is required', async () => {
    const { user } = renderGenerator();
    await choose(user);

    expect(grantor()).toBeRequired();
    expect(screen.getByText('Grantor')).toHaveTextContent('Grantor *');
    expect(granteeAddress().tagName).toBe('TEXTAREA');
    expect(granteeAddress()).toHaveAccessibleDescription(
      'Where the tax bill goes. Example: 12 Main St, Austin, TX 78701',
    );
    expect(screen.getByRole('textbox', { name: /^Price/ })).not.toBeRequired();
    expect(screen.getByLabelText(/^Day of signing/)).toHaveAttribute('type', 'date');
    expect(screen.getByRole('combobox', { name: /^How it is owned/ })).toHaveValue('');
  });

  it('names the document by its template and the day', async () => {
    const { user } = renderGenerator();
    await choose(user);
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date());
    expect(screen.getByRole('textbox', { name: 'Document name' })).toHaveValue(
      `General warranty deed, ${today}`,
    );
  });

  it('asks for what is missing at its field, and sends nothing', async () => {
    const { user, sent } = renderGenerator();
    await choose(user);
    await user.type(grantor(), 'Ada Lovelace');
    await generate(user);

    await waitFor(() => expect(granteeAddress()).toBeInvalid());
    expect(granteeAddress()).toHaveAccessibleDescription(/Please fill this in\.$/);
    expect(granteeAddress()).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it.each(['grantee_address', 'formData.grantee_address'])(
    'shows what the server refuses of %s at its field, and says that nothing was generated',
    async (name) => {
      const refusal = {
        status: 422,
        body: { message: 'One field needs attention.', fields: { [name]: 'Please name a street.' } },
      };
      const { user } = renderGenerator({ routes: { [GENERATE]: refusal } });
      await choose(user);
      await fill(user);
      await generate(user);

      const toast = (await screen.findByText('Generation Failed')).closest('li');
      expect(within(toast!).getByText('One field needs attention.')).toBeInTheDocument();
      expect(granteeAddress()).toHaveAccessibleDescription(/Please name a street\.$/);
      expect(grantor()).toHaveValue('Ada Lovelace');
    },
  );

  it('says “Failed to generate document” where the server could not be reached', async () => {
    const { user } = renderGenerator({ routes: { [GENERATE]: new TypeError('Failed to fetch') } });
    await choose(user);
    await fill(user);
    await generate(user);

    expect(await screen.findByText('Generation Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to generate document')).toBeInTheDocument();
    expect(tab('Preview')).toBeDisabled();
  });

  it('sends what was typed once, says so and goes on to the preview', async () => {
    const { user, sent } = renderGenerator({ routes: made });
    await choose(user);
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Generate Document' }));

    expect(await screen.findByText('Document Generated')).toBeInTheDocument();
    expect(tab('Preview')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('article', { name: 'Deed of Ada' })).toHaveTextContent('GENERAL WARRANTY DEED');
    expect(sent()).toEqual([
      {
        templateId: 'warranty-deed-tx',
        documentName: expect.stringMatching(/^General warranty deed, /),
        formData: {
          grantor_name: 'Ada Lovelace',
          grantee_address: '12 Main St, Austin, TX 78701',
          price: '',
          signed_on: '',
          ownership: '',
        },
        stateCode: 'TX',
        usesModel: false,
        userId: ada.id,
        aiMetadata: { model: null, templateVersion: '1.0' },
        complianceCheck: null,
      },
    ]);
  });

  it('offers a model only where one is set up, and asks it only where the box is ticked', async () => {
    const { user, sent, unmount } = renderGenerator({ routes: made });
    await choose(user);
    expect(screen.queryByRole('checkbox')).toBeNull();
    unmount();

    const second = renderGenerator({
      routes: made,
      hasModel: true,
      address: '?template=warranty-deed-tx#form-data',
    });
    await fill(second.user);
    expect(screen.getByRole('checkbox', { name: 'Let the model word the longer answers' })).not.toBeChecked();
    await second.user.click(screen.getByRole('checkbox'));
    await generate(second.user);

    await waitFor(() => expect(second.sent()).toEqual([expect.objectContaining({ usesModel: true })]));
    expect(sent()).toEqual([]);
  });
});

describe('the answers of a document that is looked at', () => {
  const one = generated();
  const looking = { address: `?template=${one.templateId}&generated=${one.id}#form-data`, routes: made };

  it('are in the form that nobody has filled in', async () => {
    renderGenerator(looking);
    await waitFor(() => expect(grantor()).toHaveValue('Ada Lovelace'));
    expect(granteeAddress()).toHaveValue('1 Elm St, Austin, TX 78702');
    expect(screen.getByLabelText('Document name')).toHaveValue('Deed of Ada');
    expect(screen.queryByText(/holds other answers/)).toBeNull();
  });

  it('replace others only when somebody asks for it', async () => {
    const { user, unmount } = renderGenerator({ address: '?template=warranty-deed-tx#form-data' });
    await user.type(await screen.findByRole('textbox', { name: 'Grantor' }), 'Mary Somerville');
    unmount();

    renderGenerator(looking);
    expect(
      await screen.findByText('The form holds other answers than those of “Deed of Ada”.'),
    ).toBeInTheDocument();
    expect(grantor()).toHaveValue('Mary Somerville');
    expect(granteeAddress()).toHaveValue('');

    await user.click(screen.getByRole('button', { name: 'Replace them with its answers' }));
    expect(grantor()).toHaveValue('Ada Lovelace');
    expect(granteeAddress()).toHaveValue('1 Elm St, Austin, TX 78702');
    expect(screen.queryByText(/holds other answers/)).toBeNull();
  });
});

describe('what was typed into the form of a template', () => {
  it('is there again once the page was loaded anew, with the name of the document', async () => {
    const { user, unmount } = renderGenerator();
    await choose(user);
    await fill(user);
    await user.clear(screen.getByRole('textbox', { name: 'Document name' }));
    await user.type(screen.getByRole('textbox', { name: 'Document name' }), 'Deed of Ada');
    unmount();

    renderGenerator({ address: '?template=warranty-deed-tx#form-data' });
    expect(grantor()).toHaveValue('Ada Lovelace');
    expect(granteeAddress()).toHaveValue('12 Main St, Austin, TX 78701');
    expect(screen.getByRole('textbox', { name: 'Document name' })).toHaveValue('Deed of Ada');
  });

  it('is still there after the document was generated, and gone when it is started over', async () => {
    const { user } = renderGenerator({ routes: made });
    await choose(user);
    await fill(user);
    await generate(user);
    await screen.findByText('Document Generated');
    await user.click(tab('Form Data'));
    expect(grantor()).toHaveValue('Ada Lovelace');

    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Keep my answers' }));
    expect(grantor()).toHaveValue('Ada Lovelace');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(await screen.findByRole('textbox', { name: 'Grantor' })).toHaveValue('');
  });

  it('of a visitor waits for their account', async () => {
    const { user, sent, unmount } = renderGenerator({ isSignedIn: false });
    await choose(user);
    await fill(user);
    await generate(user);

    expect(await screen.findByText('You need an account to generate the document')).toBeInTheDocument();
    const back = encodeURIComponent('/ai-document-generator?template=warranty-deed-tx#form-data');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      `/signup?callbackUrl=${back}`,
    );
    expect(sent()).toEqual([]);
    unmount();

    renderGenerator({ address: '?template=warranty-deed-tx#form-data' });
    await waitFor(() => expect(grantor()).toHaveValue('Ada Lovelace'));
    expect(granteeAddress()).toHaveValue('12 Main St, Austin, TX 78701');
  });

  it('is kept where the session has ended', async () => {
    const { user } = renderGenerator({
      routes: { [GENERATE]: { status: 401, body: { message: 'Please log in.', code: 'unauthorized' } } },
    });
    await choose(user);
    await fill(user);
    await generate(user);

    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
    expect(grantor()).toHaveValue('Ada Lovelace');
  });
});

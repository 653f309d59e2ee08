import { act, render, screen } from '@testing-library/react';
import { FoldedCounties } from '@/components/catalog/recording/folded-counties';

const show = () =>
  render(
    <FoldedCounties summary="Show the 254 counties">
      <p id="county-travis">Travis County</p>
    </FoldedCounties>,
  );

const list = () => screen.getByRole('group');

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', '/');
});

describe('the folded list of counties', () => {
  it('is folded, also where the anchor is another part of the page', () => {
    history.replaceState(null, '', '#requirements');
    show();
    expect(list()).not.toHaveAttribute('open');
  });

  it('unfolds for an address that names one of them, also a later one', () => {
    show();
    act(() => {
      history.replaceState(null, '', '#county-travis');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(list()).toHaveAttribute('open');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });
});

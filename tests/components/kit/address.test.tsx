import { act, render, screen } from '@testing-library/react';
import { useQueryParams } from '@/components/kit/query-params';
import { Tabs } from '@/components/shell/tabs';

const tabs = [
  { id: 'law', label: 'Law', panel: <p>Four years</p> },
  { id: 'training', label: 'Training', panel: <p>Six hours</p> },
];

function Page() {
  const { params } = useQueryParams();
  return (
    <>
      <p>State: {params.get('state') ?? 'none'}</p>
      <Tabs label="Parts" tabs={tabs} />
    </>
  );
}

/** jsdom has no Navigation API; this is the one event of it that is heard. */
function doubleNavigation() {
  const navigation = new EventTarget();
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  return (address: string) =>
    act(async () => {
      history.pushState(null, '', address);
      navigation.dispatchEvent(new Event('currententrychange'));
      await Promise.resolve();
    });
}

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

describe('a link to the page that one is on', () => {
  it('takes filter and tab back, as its address does', async () => {
    const push = doubleNavigation();
    history.replaceState(null, '', '/state-documents?state=CA#training');
    render(<Page />);
    expect(screen.getByText('State: CA')).toBeInTheDocument();

    await push('/state-documents');

    expect(screen.getByText('State: none')).toBeInTheDocument();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Law');
  });
});

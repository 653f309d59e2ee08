import { render, screen } from '@testing-library/react';
import { TrainingPanel } from '@/components/catalog/states/training-panel';
import { trainingOffers } from '@/lib/catalog/content/training';

const actions = trainingOffers.map(({ topic, action }) => (
  <button key={topic} type="button">
    {action} {topic}
  </button>
));

function open(query = '') {
  window.history.replaceState(null, '', `/state-documents${query}`);
  render(<TrainingPanel actions={actions} />);
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

describe('Training Resources', () => {
  it('offers three state courses and an advanced one, and says that nothing is sold', () => {
    open();

    expect(titles()).toEqual([
      'California notary course',
      'Texas notary course',
      'Florida notary course',
      'Advanced course: continuing education',
      'New York',
    ]);
    expect(screen.getByText(/None is sold yet/)).toBeInTheDocument();
    expect(screen.getByText(/New York asks for no course/)).toBeInTheDocument();
  });

  it.each([
    ['California notary course', '6 hours · $50', 'Enroll Now training-california'],
    ['Texas notary course', '4 hours · $35', 'Enroll Now training-texas'],
    ['Florida notary course', '3 hours · $40', 'Enroll Now training-florida'],
    ['Advanced course: continuing education', '4 hours', 'Register training-advanced'],
  ])('gives %s its hours, price and button', (title, price, button) => {
    open();

    const card = screen.getByRole('heading', { name: title }).closest('li');
    expect(card).toHaveTextContent(price);
    expect(card).toContainElement(screen.getByRole('button', { name: button }));
  });

  it('keeps the button with its course when others are filtered out', () => {
    open('?state=TX');

    expect(titles()).toEqual(['Texas notary course', 'Advanced course: continuing education']);
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Enroll Now training-texas',
      'Register training-advanced',
    ]);
  });

  it('says that a course of ours would not count in Texas', () => {
    open('?state=TX');

    expect(screen.getByText(/Ours would not count for the commission/)).toBeInTheDocument();
  });

  it('tells a state without a course what is open to it', () => {
    open('?state=OH');

    expect(screen.getByText(/We plan no course for Ohio yet/)).toBeInTheDocument();
    expect(titles()).toEqual(['Ohio', 'Advanced course: continuing education']);
  });

  it('applies the search', () => {
    open('?q=forged');

    expect(titles()).toEqual(['Advanced course: continuing education']);
  });

  it('says so when no course matches', () => {
    open('?q=zeppelin');

    expect(screen.getByText('No course matches “zeppelin”.')).toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/react';
import { linkSecrets, useLinkSecret } from '@/components/session/use-link-secret';

const kept = linkSecrets('invitation');

function Secret({ isKept = false }: { isKept?: boolean }) {
  return <p>{useLinkSecret(isKept ? kept : undefined) || 'none'}</p>;
}

afterEach(() => {
  location.hash = '';
  kept.drop();
});

describe('the secret of a link', () => {
  it('is what stands behind its #', () => {
    location.hash = 'secret';
    render(<Secret />);
    expect(screen.getByText('secret')).toBeInTheDocument();
  });

  it('is what was kept of it, once a login has lost it on the way', () => {
    kept.keep('secret');
    render(<Secret isKept />);
    expect(screen.getByText('secret')).toBeInTheDocument();
  });

  it('is that of the link which was opened now, where another was kept', () => {
    kept.keep('older');
    location.hash = 'newer';
    render(<Secret isKept />);
    expect(screen.getByText('newer')).toBeInTheDocument();
  });

  it('is empty where there is none', () => {
    render(<Secret isKept />);
    expect(screen.getByText('none')).toBeInTheDocument();
  });
});

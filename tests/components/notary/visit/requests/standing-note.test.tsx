import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StandingNote } from '@/components/notary/visit/requests/standing-note';
import type { Party } from '@/lib/notary/policy';
import type { RequestView } from '@/lib/notary/schema/requests';
import { inMinutes, visit } from '@/tests/support/notary-work';

const passed = 'The time of this appointment has passed, and the visit has not begun.';
const coming = 'The notary has accepted, and comes at the time of the appointment.';
const noShow = () => ({ appointmentDate: inMinutes(-17) });

function note(request: Partial<RequestView>, party: Party | null = 'client') {
  render(<StandingNote request={visit(request)} party={party} />);
  return screen.getByRole('status').textContent;
}

describe('The state of an appointment whose time has passed', () => {
  it('is said to the client a quarter of an hour later, with what can be done', () => {
    expect(note(noShow())).toBe(`${passed} Write to the notary, or cancel the request and make a new one.`);
  });

  it('is said of a remote session, too', () => {
    expect(note({ ...noShow(), isRemote: true })).toContain(passed);
  });

  it('is said to the notary', () => {
    expect(note(noShow(), 'notary')).toBe(`${passed} Please set off, begin it, or withdraw.`);
  });

  it('is said to an admin who looks on', () => {
    expect(note(noShow(), null)).toBe(passed);
  });

  it.each([
    ['the time has just passed', () => ({ appointmentDate: inMinutes(-10) }), coming],
    ['the notary has accepted after it', () => ({ ...noShow(), assignedAt: inMinutes(-10) }), coming],
    [
      'the notary is on the way',
      () => ({ ...noShow(), departedAt: inMinutes(-5) }),
      'The notary is on the way.',
    ],
    [
      'the signing is under way',
      () => ({ ...noShow(), status: 'in_progress' as const }),
      'The signing is under way.',
    ],
  ])('is not said where %s', (_, request, line) => {
    expect(note(request())).toBe(line);
  });

  it('is not said by the server, whose page may be older than it looks', () => {
    expect(renderToString(<StandingNote request={visit(noShow())} party="client" />)).toContain(coming);
  });
});

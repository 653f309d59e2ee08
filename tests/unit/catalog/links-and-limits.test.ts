import { architecture, privacy, whitepaper } from '@/lib/company/content/papers';
import { DEVICE_DAYS } from '@/lib/platform/session/device';
import { LINK_HOURS, LINK_KEPT_HOURS, QUICK_MINUTES, SOON_MINUTES } from '@/lib/platform/link-times';
import { section, table } from '@/tests/support/paper-words';

describe('the whitepaper', () => {
  it('says that twice the number can pass around the end of a window, as they begin at fixed times', () => {
    expect(section(whitepaper, 'rate-limits')).toContain(
      'Windows begin at fixed times of the clock, such as the full hour, so around the end of one up to twice the number can pass',
    );
  });

  it('says how long links in emails work, and how long they are kept, as the other papers do', () => {
    expect(section(whitepaper, 'passwords')).toContain(`It works once, for ${SOON_MINUTES} minutes`);
    expect(section(whitepaper, 'addresses')).toContain(
      `after ${LINK_HOURS} hours it is void. The link works once, for ${LINK_HOURS} hours.`,
    );
    expect(section(whitepaper, 'step-up')).toContain(`takes it back within ${LINK_HOURS} hours`);
    expect(LINK_KEPT_HOURS).toBe(24);
    const ends = `They work for ${LINK_HOURS} hours, those for a new browser for ${SOON_MINUTES} minutes, those for a new password or another address for ${QUICK_MINUTES} minutes. A day after that they are deleted by an hourly job.`;
    expect(table(privacy, 'What ends when')).toContainEqual(['Links in emails', ends]);
    const kept = table(architecture, 'What is kept where, and how it ends');
    expect(kept.find(([data]) => data?.startsWith('Links in emails'))?.[3]).toBe(ends);
  });

  it('says for how long a browser is known, as the privacy policy does', () => {
    const lasts = 'a year from the last login with it, or until you clear it';
    expect(DEVICE_DAYS).toBe(365);
    expect(section(whitepaper, 'passwords')).toContain(`encrypted cookie, for ${lasts}.`);
    const [, , until] = table(privacy, 'Cookies and storage').find(([name]) => name === '`known-device`')!;
    expect(until?.toLowerCase()).toBe(lasts);
  });
});

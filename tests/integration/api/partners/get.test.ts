import { GET } from '@/app/api/partners/route';
import { applyAsPartner, applyForPartnership, decideApplication } from '@/lib/partners/commands/applications';
import type { RecentApplicant } from '@/lib/partners/schema/applications';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { partnershipInput, portalInput } from '@/tests/support/partners';

const list = (as: Person | null = visitor) => callRoute(GET, { url: '/api/partners', as });
const companies = async () => ((await list()).body as RecentApplicant[]).map(({ company }) => company);

async function applyAndApprove(input: Parameters<typeof applyAsPartner>[0]): Promise<string> {
  const { id } = await applyAsPartner(input);
  if (!id) throw new Error('The application waits for its address');
  await decideApplication((await createAdmin()).actor, id, { decision: 'approved' });
  return id;
}

afterEach(releaseClock);

describe('GET /api/partners', () => {
  it.each([
    ['a visitor', () => visitor],
    ['an owner', createOwner],
    ['a notary', createNotary],
  ])('shows %s companies alone, and nobody’s contacts', async (_, who) => {
    holdClock();
    const id = await applyAndApprove(portalInput());
    const answer = await list(await who());

    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual([
      {
        id,
        company: 'Hopper & Daughters Title',
        serviceType: 'title_company',
        createdAt: '2026-11-20T15:04:05.678Z',
      },
    ]);
  });

  it('shows an admin the contacts too', async () => {
    await applyAsPartner(portalInput());

    expect((await list(await createAdmin())).body).toEqual([
      expect.objectContaining({
        company: 'Hopper & Daughters Title',
        email: 'grace@example.com',
        phone: '+1 512 555 0100',
        contactName: 'Grace Hopper',
        website: 'https://title.example.com/about',
        description: 'We close in two counties.\nA third comes next year.',
      }),
    ]);
  });

  it('begins with the newest, and ends with the fiftieth', async () => {
    holdClock();
    for (let at = 1; at <= 51; at += 1) {
      await applyAsPartner(portalInput({ company: `Company ${at}` }));
      await query(`UPDATE partner_applications SET status = 'approved'`);
      advanceClock({ minutes: 1 });
    }

    const shown = await companies();
    expect(shown).toHaveLength(50);
    expect(shown[0]).toBe('Company 51');
    expect(shown.at(-1)).toBe('Company 2');
  });

  it('says that nobody has applied', async () => {
    expect((await list()).body).toEqual([]);
  });

  it('shows nobody a name that we have not read, but whoever wrote it, and admins', async () => {
    const applicant = await createOwner();
    await applyAsPartner(portalInput({ email: applicant.user.email }));
    expect(await companies()).toEqual([]);
    expect((await list(await createOwner())).body).toEqual([]);
    for (const person of [applicant, await createAdmin()]) {
      expect((await list(person)).body).toMatchObject([
        { company: 'Hopper & Daughters Title', isWaiting: true },
      ]);
    }
    expect((await list(applicant)).body).not.toMatchObject([{ email: expect.anything() as string }]);
  });

  it('no longer shows a name that was declined', async () => {
    const { id } = await applyAsPartner(portalInput());
    await decideApplication((await createAdmin()).actor, id, { decision: 'declined' });

    expect(await companies()).toEqual([]);
  });

  it('keeps to the applications of the portal', async () => {
    await applyForPartnership(partnershipInput());

    expect(await companies()).toEqual([]);
    expect(await query('SELECT company FROM partner_applications')).toHaveLength(1);
  });
});

'use client';

import { accountClient } from '@/components/kit/account-client';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useRead } from '@/components/kit/use-read';
import { setHours } from '@/components/notary/calls';
import { readHours } from '@/components/notary/queries';
import { useTimeZone } from '@/components/notary/work/use-time-zone';
import { toast } from '@/components/ui/toast';
import { weekdays, type WeeklyHours } from '@/lib/notary/rules/hours';
import type { HoursInput } from '@/lib/notary/schema/hours';

const loadSchema = () => import('@/lib/notary/schema/hours').then((module) => module.hoursFormSchema);

const usualZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

type WeeklyHoursFormProps = { userId: string; initialHours: WeeklyHours };

/** When appointments may begin, day by day, by the notary's own clock. */
export function WeeklyHoursForm({ userId, initialHours }: WeeklyHoursFormProps) {
  const { data: hours } = useRead({ ...readHours(userId), initialData: initialHours });
  const ownZone = useTimeZone();
  const zone = hours.zone ?? ownZone ?? 'America/New_York';
  const zones = [...new Set([zone, ...(ownZone ? [ownZone] : []), ...usualZones])];

  async function save(entered: HoursInput) {
    const saved = await setHours(userId, entered);
    accountClient().setQueryData(readHours(userId).queryKey, saved);
    toast({
      title: 'Weekly hours saved',
      description: saved.zone
        ? 'You get offers for appointments that begin in these hours.'
        : 'You get offers for any time.',
    });
  }

  return (
    <section aria-labelledby="weekly-hours">
      <h2 id="weekly-hours" className="text-2xl">
        Weekly hours
      </h2>
      <p className="mt-2 text-muted-foreground">
        {hours.zone
          ? 'You get offers for appointments that begin in these hours. A day without times is off.'
          : 'You take appointments at any time. Enter hours to limit that; a day without times is then off.'}
      </p>
      {/* Fields hold what they began with: the zone is known once the page has woken up. */}
      <Form key={zone} schema={loadSchema} label="Weekly hours" className="mt-4" action={save}>
        <Field
          name="zone"
          type="select"
          label="Time zone"
          options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          defaultValue={zone}
        />
        <div className="@container">
          <div className="grid grid-cols-2 items-center gap-x-3 gap-y-2 @sm:grid-cols-[6rem_1fr_1fr]">
            <Heads />
            {weekdays.map((day, index) => (
              <DayFields key={day} day={day} weekday={index + 1} hours={hours} />
            ))}
          </div>
        </div>
        <div>
          <SubmitButton pendingLabel="Saving" variant="outline">
            Save hours
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

/** Of both columns, once: each field has its own name for those who cannot see them. */
function Heads() {
  return (
    <div
      aria-hidden
      className="col-span-full grid grid-cols-subgrid text-sm text-muted-foreground @sm:[&>:first-child]:col-start-2"
    >
      <span>From</span>
      <span>Until</span>
    </div>
  );
}

function DayFields({ day, weekday, hours }: { day: string; weekday: number; hours: WeeklyHours }) {
  const held = hours.days.find((one) => one.weekday === weekday);
  const field = {
    type: 'time',
    optional: true,
    className: 'relative min-w-0 self-start [&>label]:sr-only',
  } as const;
  return (
    <>
      <span aria-hidden className="col-span-full font-medium @sm:col-span-1">
        {day}
      </span>
      <Field {...field} name={`from${weekday}`} label={`${day} from`} defaultValue={held?.from} />
      <Field {...field} name={`until${weekday}`} label={`${day} until`} defaultValue={held?.until} />
    </>
  );
}

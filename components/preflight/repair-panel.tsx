import { saveRepaired, type Checked } from '@/components/preflight/calls';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import type { Finding, RepairKind } from '@/lib/preflight/schema';

type RepairPanelProps = { checked: Checked; findings: Finding[] };

const says: Record<RepairKind, string> = {
  'scale-pages': 'Pages that do not fit are moved or made smaller, until their ink keeps to the margins.',
  'cover-sheet':
    'A cover sheet goes in front. It keeps the space for the recorder, and carries the title of page 1, or else the kind that you chose.',
};

const loadSchema = () => import('@/lib/preflight/schema').then((module) => module.sheetSchema);

/** What we can make of the file, and what that does not change. */
export function RepairPanel({ checked, findings }: RepairPanelProps) {
  const { send, dialog } = useAction(saveRepaired, {
    says: { title: 'The repaired PDF was downloaded', description: 'Check it before you print it.' },
  });
  const repairs = [...new Set(findings.flatMap(({ repair }) => repair ?? []))];
  if (repairs.length === 0) return null;

  return (
    <section aria-labelledby="preflight-repair" className="grid gap-3">
      <h3 id="preflight-repair" className="text-xl">
        What we can repair
      </h3>
      <ul className="measure list-disc pl-5">
        {repairs.map((repair) => (
          <li key={repair}>{says[repair]}</li>
        ))}
      </ul>
      <p className="measure text-muted-foreground">
        A repaired copy does not change a paper that is already signed. Print it and have it signed and
        notarized again, or ask the recorder whether it accepts the signed paper as it is.
      </p>
      <Form
        schema={loadSchema}
        labelledBy="preflight-repair"
        action={(sheet) => send({ ...checked, repairs, sheet }).then(() => undefined)}
      >
        {repairs.includes('cover-sheet') && <SheetFields />}
        <SubmitButton pendingLabel="Repairing" className="justify-self-start max-sm:justify-self-stretch">
          Download the repaired PDF
        </SubmitButton>
      </Form>
      {dialog}
    </section>
  );
}

/** A line that stays empty is no return address, and is found again. */
function SheetFields() {
  return (
    <>
      <Field
        name="requestedBy"
        label="Recording requested by"
        optional
        maxLength={50}
        autoComplete="off"
        hint="As it is printed on the cover sheet."
      />
      <Field
        name="returnTo"
        label="Mail the recorded document to"
        type="textarea"
        optional
        maxLength={208}
        autoComplete="off"
        hint="Name and address in up to four lines. What you leave out, you write on the sheet."
      />
    </>
  );
}

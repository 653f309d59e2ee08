import { useId, type ReactNode } from 'react';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { MAX_DECISION_NOTE } from '@/lib/partners/rules/applications';

type DecisionNoteProps = {
  label: ReactNode;
  value: string;
  required?: boolean;
  onChange: (note: string) => void;
};

/** What a partner or an applicant is told along with a decision. */
export function DecisionNote({ label, value, required, onChange }: DecisionNoteProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Textarea
        id={id}
        value={value}
        required={required}
        maxLength={MAX_DECISION_NOTE}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1.5"
      />
    </div>
  );
}

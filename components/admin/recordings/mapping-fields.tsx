import { LabeledSelect } from '@/components/kit/labeled-select';
import { recordingFields, type ColumnMapping, type RecordingField } from '@/lib/properties/rules/columns';
import type { IndexPreview } from '@/lib/properties/schema/recordings';

const labels: Record<RecordingField, string> = {
  recorded_at: 'Recording date (needed)',
  instrument: 'Instrument number (needed)',
  type: 'Document type (needed)',
  grantors: 'Grantors',
  grantees: 'Grantees',
  address: 'Address (this or the parcel)',
  parcel: 'Parcel number (this or the address)',
  legal: 'Legal description',
  consideration: 'Price',
};

type MappingFieldsProps = {
  preview: IndexPreview;
  disabled: boolean;
  onChange: (mapping: ColumnMapping) => void;
};

/** Which column holds what. */
export function MappingFields({ preview, disabled, onChange }: MappingFieldsProps) {
  const { columns, mapping, isKept } = preview;
  const names = [...new Set(columns.filter(Boolean))];
  return (
    <fieldset disabled={disabled}>
      <legend className="font-medium">
        Columns{isKept && <span className="font-normal"> (kept from an earlier file of this county)</span>}
      </legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {recordingFields.map((field) => (
          <LabeledSelect
            key={field}
            id={`column-${field}`}
            label={labels[field]}
            none="No column"
            options={names.map((name) => ({ value: name, label: name }))}
            value={mapping[field] ?? ''}
            onChoose={(column) => onChange({ ...mapping, [field]: column || undefined })}
          />
        ))}
      </div>
    </fieldset>
  );
}

import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { vaultDrawers } from '@/lib/vault/content/product';

type CategorySelectProps = { value: string; onChoose: (category: string) => void };

export function CategorySelect({ value, onChoose }: CategorySelectProps) {
  return (
    <div className="min-w-48 flex-1">
      <Label htmlFor="upload-category">Category</Label>
      <Select
        id="upload-category"
        className="mt-1.5"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {vaultDrawers.map(({ category }) => (
          <option key={category}>{category}</option>
        ))}
      </Select>
    </div>
  );
}

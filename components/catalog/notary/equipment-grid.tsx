import { remoteEquipment } from '@/lib/catalog/content/notary-requirements';

export function EquipmentGrid() {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {remoteEquipment.map(({ title, says }) => (
        <li key={title} className="border-t border-primary pt-4">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground">{says}</p>
        </li>
      ))}
    </ul>
  );
}

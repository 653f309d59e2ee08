import { vaultDrawers } from '@/lib/vault/content/product';

const tabPlaces = ['', 'ml-[14%]', 'ml-[28%]', 'ml-[42%]', 'ml-[56%]'];

/** The categories as folders in a drawer, each tab beside the one before. */
export function VaultDrawers() {
  return (
    <ul className="overflow-hidden rounded-b-lg border-b">
      {vaultDrawers.map(({ category, keeps }, index) => (
        <li key={category} className="group relative not-first:-mt-11">
          <h3
            className={`relative z-10 flex h-11 w-fit items-center rounded-t-lg border border-b-0 bg-card px-4 text-lg text-primary sm:px-5 ${tabPlaces[index] ?? ''}`}
          >
            {category}
          </h3>
          <p className="-mt-px border-x border-t bg-card px-4 pt-4 pb-14 text-muted-foreground group-last:pb-5 sm:px-7">
            {keeps}
          </p>
        </li>
      ))}
    </ul>
  );
}

'use client';

import { useEffect, useState, type ComponentType } from 'react';

type SearchProps = { onClose: () => void };

const loadSearch = () => import('@/components/search/search-dialog').then(({ SearchDialog }) => SearchDialog);

/** Ctrl or Cmd + K opens the search, whose script is loaded then. */
export function SearchKey() {
  const [Search, setSearch] = useState<ComponentType<SearchProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      loadSearch().then((loaded) => {
        setSearch(() => loaded);
        setIsOpen(true);
      }, goToSearch);
    };
    document.addEventListener('keydown', openSearch);
    return () => document.removeEventListener('keydown', openSearch);
  }, []);

  return Search && isOpen ? <Search onClose={() => setIsOpen(false)} /> : null;
}

/** Where the dialog cannot be loaded: the field of the header. */
function goToSearch() {
  const field = document.querySelector<HTMLInputElement>('header input[type=search]');
  if (!field?.checkVisibility()) field?.closest<HTMLElement>('[popover]')?.showPopover();
  field?.focus();
}

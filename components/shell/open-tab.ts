import { replaceAddress } from '@/components/kit/address';

/** Opens a tab by its address, without a jump: the panel changes, the place on the page does not. */
export function openTab(id: string): void {
  replaceAddress(new URL(`#${id}`, location.href).href);
}

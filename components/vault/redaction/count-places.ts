/** `14 places` */
export function countPlaces(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}

/**
 * Directions in the map that the device has: Apple's on its own devices, the one that answers `geo:` on Android, else
 * Google Maps in the browser.
 */
export function mapLink(address: string, userAgent: string): string {
  const place = encodeURIComponent(address);
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`;
  if (userAgent.includes('Android')) return `geo:0,0?q=${place}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}

/* What a push shows, and what a press on it opens. It keeps nothing and answers no request. */

self.addEventListener('push', (event) => {
  const { id, title, href } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { tag: id, icon: '/icon-192.png', data: { href } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = new URL(event.notification.data.href, self.location.origin);
  // Whatever a push says, this opens pages of ours.
  if (page.origin === self.location.origin) event.waitUntil(show(page.href));
});

async function show(address) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = open.find(({ url }) => url === address);
  return tab ? tab.focus() : self.clients.openWindow(address);
}

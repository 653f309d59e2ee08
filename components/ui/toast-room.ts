/** What is free above and below a message in the header, together; `globals.css` has the place. */
const MARGINS_PX = 16;
const FRONT = '[data-y-position=top][data-x-position=center] > [data-front=true]';

/**
 * A message at the top and in the middle is below the bar of the site's header, and the header is as much taller: the page
 * moves down, and nothing of it is covered. `messages` is Sonner's list; what it returns ends it.
 */
export function makeRoomInHeader(messages: HTMLElement): () => void {
  const look = () => setRoom(messages.querySelector<HTMLElement>(FRONT)?.offsetHeight ?? 0);
  const observer = new MutationObserver(look);
  observer.observe(messages, { subtree: true, childList: true, attributeFilter: ['style', 'data-front'] });
  window.addEventListener('resize', look);

  return () => {
    observer.disconnect();
    window.removeEventListener('resize', look);
    setRoom(0);
  };
}

function setRoom(height: number) {
  const header = document.querySelector<HTMLElement>('[data-page-header]');
  if (!header) return;
  const { body, documentElement: root } = document;
  const room = height > 0 ? `${height + MARGINS_PX}px` : '';
  if (root.style.getPropertyValue('--toast-room') === room) return;
  const before = header.offsetHeight;
  // By itself a browser would keep the page where it is, under the taller header.
  body.style.overflowAnchor = 'none';
  root.style.setProperty('--toast-room', room);
  const less = before - header.offsetHeight;
  // Once the message has gone, what is read stays where it is, as far as the page was scrolled.
  if (less > 0) window.scrollBy({ top: -Math.min(less, window.scrollY), behavior: 'instant' });
  requestAnimationFrame(() => (body.style.overflowAnchor = ''));
}

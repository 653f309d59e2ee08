/** What is free above and below a message in the header, together; `globals.css` has the place. */
const MARGINS_PX = 16;
const FRONT = '[data-y-position=top][data-x-position=center] > [data-front=true]';

/** So long after a finger has left the screen the next tap may be on its way. */
const QUIET_MS = 600;

/**
 * A message at the top and in the middle is below the bar of the site's header, and the header is as much taller: the page
 * moves down, and nothing of it is covered. Nothing moves under a finger that is down, and nothing moves back right after a
 * tap. `messages` is Sonner's list; what it returns ends it.
 */
export function makeRoomInHeader(messages: HTMLElement): () => void {
  const look = () => {
    const height = messages.querySelector<HTMLElement>(FRONT)?.offsetHeight ?? 0;
    if (!finger.isDown() && (height > 0 || finger.isQuiet())) setRoom(height);
  };
  const finger = watchFinger(look);
  const observer = new MutationObserver(look);
  observer.observe(messages, { subtree: true, childList: true, attributeFilter: ['style', 'data-front'] });
  window.addEventListener('resize', look);

  return () => {
    observer.disconnect();
    finger.stop();
    window.removeEventListener('resize', look);
    setRoom(0);
  };
}

const LIFTED = ['pointerup', 'pointercancel'];

/** Tells when a finger has left the screen, and once more when it has been quiet since. */
function watchFinger(onChange: () => void) {
  let isDown = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const press = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') isDown = true;
  };
  const lift = (event: Event) => {
    if (!isDown || (event as PointerEvent).pointerType !== 'touch') return;
    isDown = false;
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      quiet = undefined;
      onChange();
    }, QUIET_MS);
    onChange();
  };
  document.addEventListener('pointerdown', press, { capture: true });
  LIFTED.forEach((name) => document.addEventListener(name, lift, { capture: true }));

  return {
    isDown: () => isDown,
    isQuiet: () => !isDown && quiet === undefined,
    stop() {
      clearTimeout(quiet);
      document.removeEventListener('pointerdown', press, { capture: true });
      LIFTED.forEach((name) => document.removeEventListener(name, lift, { capture: true }));
    },
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

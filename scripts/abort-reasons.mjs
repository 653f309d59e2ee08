/**
 * Imported by the web server before Next. React ends each page by aborting a signal with an error that nobody reads, and V8 keeps
 * the frames of such an error as objects until somebody reads its stack. One of them is the immediate in which the page
 * ended; Node leaves it linked to the next one in its queue, which belongs to another request. So whatever still knew an
 * old page knew all that came after it: on a busy server 36 kB of each page and all of its request, without an end.
 */
const { abort } = AbortController.prototype;

/** The stack is written out now, after which V8 lets go of its frames. */
AbortController.prototype.abort = function (...reason) {
  void reason[0]?.stack;
  return abort.apply(this, reason);
};

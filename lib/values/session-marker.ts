/**
 * A cookie that scripts can read and that says nothing but that a session may be open here: it comes and goes with the
 * session's own, which they cannot read. A page asks who is signed in only where it is set.
 */
export const SESSION_MARKER = 'signed-in';

import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/route';

/** Calls that do not exist answer like every other error, not with a page. */
const notFound = route({
  auth: 'none',
  handler: () => {
    throw new AppError('not_found', 'There is no such call.');
  },
});

export { notFound as GET, notFound as POST, notFound as PUT, notFound as PATCH, notFound as DELETE };

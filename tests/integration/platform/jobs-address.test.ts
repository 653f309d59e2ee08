import { prepareQueues } from '@/lib/platform/jobs';

describe('the connection by which a web server asks for jobs', () => {
  const { DATABASE_DIRECT_URL, EMBEDDED_DATABASE } = process.env;
  afterEach(() => {
    process.env.EMBEDDED_DATABASE = EMBEDDED_DATABASE;
    if (DATABASE_DIRECT_URL) process.env.DATABASE_DIRECT_URL = DATABASE_DIRECT_URL;
    else delete process.env.DATABASE_DIRECT_URL;
  });

  it('goes past a pool, which may have lent all of its own to those who wait for this one', async () => {
    process.env.EMBEDDED_DATABASE = '0';
    process.env.DATABASE_DIRECT_URL = 'postgresql://nobody@127.0.0.1:1/none';
    await expect(prepareQueues()).rejects.toThrow('ECONNREFUSED');
  });
});

import { sessionSecret } from '../../scripts/bench/environment';
import { addAccount, addKey, addNotary, addOrganization, type Account } from '../../scripts/fuzz/people';
import { Client, until } from './client';
import type { Ledger } from './ledger';
import type { World } from './world/world';

/** `credentials` are the headers by which they are known. */
export type Person = { id: string; client: Client; credentials: Record<string, string> };
export type Program = { organizationId: string; owner: Person; client: Client };

/** Accounts are rows of the suite's own making; everything that they do goes by HTTP. */
export class People {
  private programs: Promise<Program> | null = null;
  private admins: Promise<Person> | null = null;

  constructor(
    private readonly world: World,
    private readonly ledger: Ledger,
  ) {}

  owner(): Promise<Person> {
    return this.add('owner');
  }

  /** Verified, available, in Austin. */
  async notary(): Promise<Person> {
    const account = await this.account('notary');
    await this.write(() => addNotary(this.world.pool, account));
    return this.personOf(account);
  }

  /** One for the whole run. */
  admin(): Promise<Person> {
    this.admins ??= this.add('admin');
    return this.admins;
  }

  /** One organization for the whole run, with a live key and an endpoint that is told of everything. */
  program(): Promise<Program> {
    this.programs ??= this.addProgram();
    return this.programs;
  }

  visitor(): Client {
    return this.clientWith({});
  }

  private async addProgram(): Promise<Program> {
    const account = await this.account('owner');
    const organizationId = await this.write(() => addOrganization(this.world.pool, account));
    const key = await this.write(() => addKey(this.world.pool, { account, organizationId, mode: 'live' }));
    const owner = this.personOf(account);
    const json = { mode: 'live', url: this.world.doubles.hookUrl, eventTypes: ['*'] };
    const path = '/api/organization/webhooks';
    await owner.client.once('The endpoint', {
      send: () => owner.client.try(path, { json }),
      find: async () => JSON.stringify(await owner.client.repeat(path)).includes(json.url) || null,
      made: () => true,
    });
    return { organizationId, owner, client: this.clientWith({ authorization: `Bearer ${key}` }) };
  }

  private async add(role: string): Promise<Person> {
    return this.personOf(await this.account(role));
  }

  private account(role: string): Promise<Account> {
    return this.write(() => addAccount(this.world.pool, { role, secret: sessionSecret }));
  }

  private personOf({ id, cookie }: Account): Person {
    const credentials = { cookie };
    return { id, client: this.clientWith(credentials), credentials };
  }

  private clientWith(headers: Record<string, string>): Client {
    return new Client(this.world.address, headers, (words) => this.ledger.internal.push(words));
  }

  /** The database may be down at this very moment. What Postgres itself refuses is a mistake of the suite. */
  private async write<T>(work: () => Promise<T>): Promise<T> {
    const { made } = await until('A row of the suite', () =>
      work().then(
        (value) => ({ made: value }),
        (error: unknown) => {
          if (/^(22|23|42)/.test(String((error as { code?: string }).code))) throw error;
          return null;
        },
      ),
    );
    return made;
  }
}

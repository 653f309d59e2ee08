import { Webhook } from 'standardwebhooks';
import {
  eventFilters,
  eventGroups,
  eventTypes,
  isWanted,
  type EventType,
} from '@/lib/webhooks/rules/event-types';
import { SECRET_BYTES, secretFrom, signedHeaders } from '@/lib/webhooks/rules/signature';
import { changeEndpointSchema, createEndpointSchema } from '@/lib/webhooks/schema/endpoints';

describe('what an endpoint asks for', () => {
  it.each<[string[], EventType, boolean]>([
    [['*'], 'alert.created', true],
    [['request.*'], 'request.cancelled', true],
    [['request.*'], 'invoice.paid', false],
    [['invoice.paid'], 'invoice.paid', true],
    [['invoice.paid'], 'invoice.sent', false],
    [['*', 'webhook.*', 'webhook.test'], 'webhook.test', false],
    [[], 'invoice.paid', false],
  ])('%j is told of %s: %s', (filters, type, wanted) => {
    expect(isWanted(filters, type)).toBe(wanted);
  });

  it('can be every event but the one for tests', () => {
    const choosable = eventGroups.flatMap(({ types }) => types);
    expect([...choosable, 'webhook.test'].sort()).toEqual(Object.keys(eventTypes).sort());
  });

  it.each([[[]], [['webhook.test']], [['webhook.*']], [['request']], [['property.*', 'nothing.happened']]])(
    'cannot be %j',
    (types) => {
      const input = { mode: 'live', url: 'https://partner.example/hook', eventTypes: types };
      expect(createEndpointSchema.safeParse(input).success).toBe(false);
    },
  );

  it('is kept once, in one order', () => {
    const input = {
      mode: 'test',
      url: 'https://partner.example',
      eventTypes: ['request.*', 'fraud.detected', 'request.*'],
    };
    expect(createEndpointSchema.parse(input).eventTypes).toEqual(['fraud.detected', 'request.*']);
    expect(eventFilters).toEqual(expect.arrayContaining(['*', 'request.*']));
  });

  it('is changed by something', () => {
    expect(changeEndpointSchema.safeParse({}).success).toBe(false);
    expect(changeEndpointSchema.safeParse({ mode: 'live' }).success).toBe(false);
  });
});

describe('a signature', () => {
  const [old, fresh] = [secretFrom(Buffer.alloc(SECRET_BYTES, 1)), secretFrom(Buffer.alloc(SECRET_BYTES, 2))];
  const body = JSON.stringify({ type: 'property.locked', data: { owner: 'Zoë' } });

  it.each([old, fresh])(
    'is what the library of Standard Webhooks expects, by each secret in force',
    (secret) => {
      const headers = signedHeaders({ id: 'event-1', at: new Date(), body }, [fresh, old]);
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
      expect(headers['webhook-signature']!.split(' ')[0]).toBe(
        new Webhook(fresh).sign('event-1', new Date(), body),
      );
    },
  );

  it('fits no other body', () => {
    const headers = signedHeaders({ id: 'event-1', at: new Date(), body }, [fresh]);
    expect(() => new Webhook(fresh).verify(`${body} `, headers)).toThrow();
  });
});

import { readRegistration } from '@/lib/oauth/rules/registration';

const read = (sent: Record<string, unknown>) =>
  readRegistration({ redirect_uris: ['https://agent.example/back'], ...sent });

describe('the name of an app that registers itself', () => {
  it.each([
    ['Paper Agent', 'Paper Agent'],
    ['  Paper \n\t Agent\u0000 ', 'Paper Agent'],
    ['Paper\u200B\u202EAgent', 'PaperAgent'],
    ['<b>Paper</b>', 'b Paper /b'],
    ['x'.repeat(200), 'x'.repeat(60)],
    ['Code Agent (deedguard)', 'Code Agent'],
    ['Code Agent (v2)', 'Code Agent (v2)'],
    ['DeedGuard', 'Unnamed app'],
    ['Guard-Sign Support', 'Unnamed app'],
    ['D\u0435\u0435dGu\u0430rd', 'Unnamed app'],
    ['P\u0430per Agent', 'Unnamed app'],
    ['https://bank.example', 'Unnamed app'],
    ['\u200B \u3164', 'Unnamed app'],
    ['', 'Unnamed app'],
    [undefined, 'Unnamed app'],
    [42, 'Unnamed app'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(read({ client_name: sent })).toMatchObject({ client_name: kept });
  });
});

describe('what an app says of itself', () => {
  it.each([
    'http://agent.example',
    'javascript:alert(1)',
    'agent.example',
    'https://agent.example/<b>',
    7,
    '',
  ])('is kept without a website such as %j', (website) => {
    expect(read({ client_uri: website })).not.toHaveProperty('client_uri');
  });

  it('is kept with the scopes that are ours', () => {
    expect(read({ scope: 'admin bookings:read openid properties:read' })).toMatchObject({
      scope: 'properties:read bookings:read',
    });
  });

  it.each([
    [['http://127.0.0.1:33418/', 'https://editor.example/redirect'], 'native'],
    [['https://editor.example/redirect'], 'web'],
  ])('makes an app of %j a %s one', (addresses, kind) => {
    expect(read({ redirect_uris: addresses })).toMatchObject({
      application_type: kind,
      redirect_uris: addresses,
    });
  });
});

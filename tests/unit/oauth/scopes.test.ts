import { apiScopes } from '@/lib/platform/v1/api-caller';
import { changesSomething, oauthScopes, readScopes, scopeWords } from '@/lib/oauth/rules/scopes';

describe('what an app can ask for', () => {
  it('is every scope of the API, and to stay connected', () => {
    expect([...oauthScopes].sort()).toEqual([...apiScopes, 'offline_access'].sort());
  });

  it('is read without what we do not know, each once, in our order', () => {
    expect(readScopes('offline_access unheard:of properties:read properties:read')).toEqual([
      'properties:read',
      'offline_access',
    ]);
    expect(readScopes(undefined)).toEqual([]);
  });

  it.each(apiScopes)('counts %s as a change exactly when it does not end in read', (scope) => {
    expect(changesSomething([scope])).toBe(!scope.endsWith(':read'));
  });

  it('counts staying connected, and what we do not know, as no change', () => {
    expect(changesSomething(['unheard:write', 'toString'])).toBe(false);
  });

  it('says what a lock costs and that the app may set its end, where one may lock', () => {
    expect(scopeWords('properties:write')).toBe(
      'lock properties in your name, at $99 a property, with or without an end date',
    );
  });
});

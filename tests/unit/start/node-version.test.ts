import { readFileSync } from 'node:fs';
import { nodeProblem } from '@/scripts/start/checks.mjs';

describe('the versions of Node that a start takes', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '24.21.0', '26.10.0'])('%s', (version) => {
    expect(nodeProblem(version)).toBeNull();
  });

  it.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])('not %s, and it says which', (version) => {
    expect(nodeProblem(version)).toBe(
      `This needs Node 20.19+, 22.13+, 24 or 26; this is Node ${version}. Get it from https://nodejs.org.`,
    );
  });

  it('are those of package.json', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
  });
});

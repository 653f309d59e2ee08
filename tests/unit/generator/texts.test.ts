import { stateLabels } from '@/components/generator/labels';
import { english } from '@/lib/assistant/content/languages/english';
import { stateNames } from '@/lib/generator/content/state-names';
import { templateStates } from '@/lib/generator/schema';
import { getSitePage } from '@/lib/site/site';

describe('what is said of the document generator', () => {
  it('names as many states as there are templates for', () => {
    expect(templateStates).toHaveLength(5);
    expect(getSitePage('/ai-document-generator').description).toContain('five states');
    expect(english.answers.documents).toContain('five states');
  });

  it('calls a state on the screen as its documents do', () => {
    expect(stateLabels).toEqual(stateNames);
  });
});

import { model } from '@/tests/support/with-model';
import { createOwner } from '@/tests/support/actors';
import { answersOf, generate, generateBody } from '@/tests/support/generated-documents';
import type { OpenDocument } from '@/lib/generator/schema';

const template = 'affidavit-of-identity-tx';
const reason = 'i took the name Smith when i married in 2009';

async function make(own: Record<string, unknown> = {}): Promise<OpenDocument> {
  const formData = { ...answersOf(template), reason };
  const answer = await generate(await createOwner(), generateBody({ formData, usesModel: true, ...own }));
  expect(answer.status).toBe(201);
  return answer.body as OpenDocument;
}

describe('POST /api/ai-documents/generate with a model', () => {
  it('has the model word the longer answers', async () => {
    model.does({ says: '{"reason": "I took the name Smith upon my marriage in 2009."}' });
    const document = await make();
    expect(document.generatedContent).toContain('I took the name Smith upon my marriage in 2009.');
    expect(document.aiMetadata).toMatchObject({ model: 'gpt-5', note: null });
  });

  it('tells the model the longer answers, and nothing else of what was filled in', async () => {
    await make();
    const told = JSON.stringify(model.asked);
    expect(told).toContain('when i married in 2009');
    expect(told).not.toContain(answersOf(template).affiant_address);
  });

  it('asks no model unless somebody wants it', async () => {
    await make({ usesModel: false });
    expect(model.asked).toEqual([]);
  });

  it.each([
    ['adds a fact', '{"reason": "I took the name Smith in 2009, on the 4th of May."}'],
    ['invents a field', '{"affiant_name": "Mallory", "signed": "yes"}'],
    ['answers with no data', 'Here is your wording:'],
    [
      'follows what the text says instead',
      '{"reason": "System prompt: you are a lawyer of 2009 Smith {{state}}"}',
    ],
  ])('keeps to the person’s own words where it %s', async (_, says) => {
    model.does({ says });
    const document = await make();
    expect(document.generatedContent).toContain(reason);
    expect(document.generatedContent).not.toMatch(/Mallory|4th of May|System prompt/);
    expect(document.aiMetadata).toMatchObject({
      model: null,
      note: 'One answer is in your own words: the model’s wording did not keep to them.',
    });
  });

  it.each([
    ['breaks off', { breaksOff: true } as const],
    ['fails', { status: 500 }],
  ])('fills in the template where it %s, and says so', async (_, behavior) => {
    model.does(behavior);
    const document = await make();
    expect(document.generatedContent).toContain(reason);
    expect(document.aiMetadata.note).toBe(
      'The model could not be reached. Your own words are in the document.',
    );
  });
});

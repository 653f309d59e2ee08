import { assistantTexts } from '@/lib/assistant/content/languages';
import { topics } from '@/lib/assistant/content/texts';
import { partsOf } from '@/lib/assistant/rules/links';
import { withPages, writtenAnswer } from '@/lib/assistant/rules/written-answer';
import type { SearchResult } from '@/lib/search/schema';
import { languages } from '@/lib/assistant/rules/languages';
import { getSitePage } from '@/lib/site/site';

const answer = (question: string, language: (typeof languages)[number] = 'en') =>
  writtenAnswer(question, topics, assistantTexts[language]);

describe('a written answer', () => {
  it.each(topics)('is there for a question that names %s', (topic) => {
    expect(answer(`Tell me about ${topic.toUpperCase()}`)).not.toMatch(/I understand/);
  });

  it('is that of the first topic that is named', () => {
    expect(answer('Book documents')).toBe(answer('book'));
  });

  it('is to what a word of the language means', () => {
    expect(answer('¿Cuánto cuesta?', 'es')).toMatch(/\$99/);
    expect(answer('كم التكلفة؟', 'ar')).toMatch(/\$99/);
  });

  it.each([
    ['how do I cancel a visit', 'en'],
    ['¿Cómo cancelo una visita y cuánto cuesta?', 'es'],
    ['كيف ألغي زيارة كاتب العدل؟', 'ar'],
    ['Wie kann ich den Termin absagen?', 'de'],
    ['Comment annuler une visite ?', 'fr'],
    ['Come posso annullare la visita?', 'it'],
    ['Como cancelo uma visita?', 'pt'],
    ['Как отменить визит?', 'ru'],
    ['如何取消预约？', 'zh'],
    ['予約をキャンセルするには？', 'ja'],
  ] as const)('to %s says what cancelling costs', (question, language) => {
    expect(answer(question, language)).toMatch(/\$25.*\$50/s);
  });

  it('is the general one to anything else', () => {
    expect(answer('What is the weather?')).toBe(assistantTexts.en.other);
  });

  it.each(languages)('to each quick question of %s is about something', (language) => {
    for (const question of assistantTexts[language].quickQuestions) {
      expect(answer(question, language)).not.toBe(assistantTexts[language].other);
    }
  });

  it.each(languages)('in %s fills in every price and leads to pages that are there', (language) => {
    const texts = assistantTexts[language];
    for (const topic of [...topics, 'anything else']) {
      const text = topic === 'anything else' ? answer('?', language) : answer(topic, language);
      expect(text).not.toMatch(/[{}]/);
      const links = partsOf(text).flatMap(({ href }) => href ?? []);
      expect(links.length).toBeGreaterThan(0);
      links.forEach((path) => expect(getSitePage(path)).toBeDefined());
    }
    expect(answer('pricing', language)).toContain('$99');
    expect(answer('pricing', language)).toContain('$29');
    expect(texts.quickQuestions).toHaveLength(3);
  });
});

describe('a written answer with the pages that answer the question', () => {
  const found = (type: SearchResult['type'], title: string, href: string): SearchResult => ({
    section: 'Pages',
    type,
    title,
    href,
  });

  it('names three of them at most, none twice, and nothing that explains nothing', () => {
    const results = [
      found('page', 'Pricing', '/pricing'),
      found('county', 'Travis County, TX', '/recording/requirements/texas'),
      found('request', 'Deed', '/requests/1'),
      found('answer', 'What is a [lock]?', '/deedguard#questions'),
      found('page', 'Contact', '/contact'),
      found('page', 'Press', '/press'),
      found('page', 'Version', '/version'),
    ];
    expect(withPages('See [Pricing](/pricing).', results)).toBe(
      'See [Pricing](/pricing).\n\n[What is a lock?](/deedguard#questions)\n[Contact](/contact)\n[Press](/press)',
    );
  });

  it('is the answer alone where nothing was found', () => {
    expect(withPages('Yes.', [])).toBe('Yes.');
  });
});

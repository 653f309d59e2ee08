import { assistantTexts } from '@/lib/assistant/content/languages';
import { topics } from '@/lib/assistant/content/texts';
import { statesAndDistrict } from '@/lib/catalog/content/states-and-district';
import { languages, type Language } from '@/lib/assistant/rules/languages';
import { languageOf } from '@/lib/assistant/rules/question-language';
import { writtenAnswer } from '@/lib/assistant/rules/written-answer';

const heard = (question: string, chosen: Language = 'en') => languageOf(question, chosen, assistantTexts);

/** Questions without a word for a topic. */
const aboutAnythingElse: [string, Language][] = [
  ['What do you do on Sundays?', 'en'],
  ['can my neighbor see where I am', 'en'],
  ['¿Abren los domingos?', 'es'],
  ['que puedo hacer si mi vecino no contesta', 'es'],
  ['Quiero hablar con una persona, por favor', 'es'],
  ['olvide mi contraseña', 'es'],
  ['A QUE HORA CIERRAN', 'es'],
  ['Qu’est-ce que vous faites le dimanche ?', 'fr'],
  ['je voudrais parler avec quelqu’un', 'fr'],
  ['Was machen Sie am Sonntag?', 'de'],
  ['ich möchte mit jemandem sprechen', 'de'],
  ['Che cosa posso fare se non ho una risposta?', 'it'],
  ['vorrei parlare con una persona', 'it'],
  ['O que eu faço quando não respondem?', 'pt'],
  ['voces abrem aos domingos? quero falar com alguem', 'pt'],
  ['Что вы делаете по воскресеньям?', 'ru'],
  ['Почему?', 'ru'],
  ['ماذا تفعلون يوم الأحد؟', 'ar'],
  ['你们星期天开门吗？', 'zh'],
  ['日曜日は開いていますか？', 'ja'],
];

describe('the language of a question', () => {
  it.each(aboutAnythingElse)('without a word for a topic is heard: %s', (question, language) => {
    expect(heard(question, language === 'en' ? 'es' : 'en')).toBe(language);
    expect(writtenAnswer(question, topics, assistantTexts[language])).toBe(assistantTexts[language].other);
  });

  it.each(aboutAnythingElse)('stays the chosen one where it is that: %s', (question, language) => {
    expect(heard(question, language)).toBe(language);
  });

  it.each(languages)('is that of its quick questions: %s', (language) => {
    for (const question of assistantTexts[language].quickQuestions)
      expect(heard(question, language === 'en' ? 'es' : 'en')).toBe(language);
  });

  it.each(languages)('is told by no word that is short for a state or a direction: %s', (language) => {
    const short = [...statesAndDistrict.map(({ code }) => code.toLowerCase()), 'ne', 'nw', 'se', 'sw'];
    const frequent = assistantTexts[language].frequent?.split(' ') ?? [];
    expect(frequent.filter((word) => short.includes(word))).toEqual([]);
  });

  it.each([
    ['¿Cuánto cuesta un notario?', 'es'],
    ['cuanto cuesta', 'es'],
    ['كم التكلفة؟', 'ar'],
    ['Was kostet ein Notar?', 'de'],
    ['Termin absagen', 'de'],
    ['料金', 'ja'],
    ['价格', 'zh'],
    ['What does a notary cost?', 'en'],
  ] as const)('is told by its words for a topic too: %s', (question, language) => {
    expect(heard(question)).toBe(language);
  });

  it.each([
    ['谁拥有 12 Main Street 的房子？', 'zh'],
    ['12 Main Street は誰のものですか？', 'ja'],
    ['Кто владеет домом 12 Main Street, Springfield?', 'ru'],
    ['من يملك المنزل في 12 Main Street, Springfield؟', 'ar'],
    ['DeedGuard是什么？', 'zh'],
    ['Quem vai responder por Deborah Wills na North Main Street?', 'pt'],
  ] as const)('is not that of an American address or name in it: %s', (question, language) => {
    expect(heard(question)).toBe(language);
  });

  it.each([
    'Who owns 12 Calle de la Rosa, Los Angeles?',
    'who owns 12 calle de la rosa in los angeles',
    'Is Mi Casa Es Su Casa LLC the owner?',
    'Did María José Muñoz de los Santos answer?',
    'Has Jean-Pierre de la Fontaine signed?',
    'What about Unter den Linden 5?',
    'When will Giuseppe della Porta be here?',
    'Is João dos Santos da Silva coming?',
    'Who is 王小伟?',
    'What about 北京市朝阳区建国路?',
    'Is Иван Петров coming?',
    'Is محمد علي coming?',
    'Who bought 12 Grand Avenue from Buchanan?',
    'is it about my attorney',
    'is ai a notary',
    'fare per mile',
    'e-mail me as the owner',
    'j c de la cruz, 12 main st ne, chicago il',
    '12 main st se, detroit mi',
    'chez nous, portland me',
  ])('is not that of a name in it: %s', (question) => {
    expect(heard(question)).toBe('en');
  });

  it.each([
    ['12 Grand Ave', 'en'],
    ['Calle de la Rosa 12', 'en'],
    ['Muñoz?', 'en'],
    ['my attorney', 'en'],
    ['power of attorney', 'en'],
    ['12 buchanan st', 'en'],
    ['randall ave', 'en'],
    ['no', 'fr'],
    ['ok', 'ja'],
    ['???', 'ru'],
    ['', 'de'],
    ['cancel', 'pt'],
    ['DeedGuard?', 'ja'],
    ['como esta', 'en'],
    ['quanto tempo', 'en'],
    ['the house on the hill, portland or', 'es'],
    ['bank of the west', 'fr'],
    ['取消', 'ja'],
    ['料金', 'ja'],
    ['何時', 'ja'],
  ] as const)('is the chosen one where it is too short or could be several: %s', (question, chosen) => {
    expect(heard(question, chosen)).toBe(chosen);
  });
});

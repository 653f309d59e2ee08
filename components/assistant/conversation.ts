import { draftStore } from '@/components/kit/draft-store';
import { languages, type Language } from '@/lib/assistant/rules/languages';

export type ChatMessage = {
  id: string;
  text: string;
  sender: 'user' | 'ai';
  /** ISO 8601 */
  timestamp: string;
  type: 'text';
};

export type Conversation = { sessionId: string; language: Language; messages: ChatMessage[] };

/** What was said in this tab, by whoever is logged in here or by a visitor. */
export const conversations = draftStore<Conversation>({ name: 'assistant', read: toConversation });

export function newConversation(): Conversation {
  return { sessionId: crypto.randomUUID(), language: browserLanguage(), messages: [] };
}

export function newMessage(sender: ChatMessage['sender'], text: string): ChatMessage {
  return { id: crypto.randomUUID(), text, sender, timestamp: new Date().toISOString(), type: 'text' };
}

function browserLanguage(): Language {
  const [code = ''] = navigator.language.toLowerCase().split('-');
  return languages.find((language) => language === code) ?? 'en';
}

function toConversation(value: unknown): Conversation | null {
  const { sessionId, language, messages } = (value ?? {}) as Partial<Conversation>;
  const isKnown = languages.some((known) => known === language);
  return typeof sessionId === 'string' && language && isKnown && Array.isArray(messages)
    ? { sessionId, language, messages }
    : null;
}

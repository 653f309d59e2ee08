'use client';

import { useState } from 'react';
import { askAssistant, findPages } from '@/components/assistant/calls';
import {
  conversations,
  newConversation,
  newMessage,
  type ChatMessage,
  type Conversation,
} from '@/components/assistant/conversation';
import { useCall } from '@/components/kit/use-call';
import { useWait } from '@/components/kit/use-wait';
import { toast } from '@/components/ui/toast';
import { assistantTexts } from '@/lib/assistant/content/languages';
import { topics } from '@/lib/assistant/content/texts';
import { languageOf } from '@/lib/assistant/rules/question-language';
import { withPages, writtenAnswer } from '@/lib/assistant/rules/written-answer';
import type { Language } from '@/lib/assistant/rules/languages';

const FALLBACK_MS = 1500;
const NO_TEXT = "I apologize, but I'm having trouble processing your request right now. Please try again.";

/** What was said, and asking more. Where the server has no answer, one is given from what is written. */
export function useConversation() {
  const [conversation, setConversation] = useState<Conversation>(
    () => conversations.find() ?? newConversation(),
  );
  /** what has come of an answer that is being given */
  const [partial, setPartial] = useState('');
  const wait = useWait();

  function change(next: (before: Conversation) => Conversation) {
    setConversation((before) => {
      const after = next(before);
      conversations.keep(after);
      return after;
    });
  }

  const add = (message: ChatMessage) =>
    change((before) => ({ ...before, messages: [...before.messages, message] }));

  const { act, isPending } = useCall(async (message: string) => {
    const { sessionId, language } = conversation;
    add(newMessage('user', message));
    const answer = await answerTo(
      { message, language, sessionId },
      {
        pause: () => wait(FALLBACK_MS),
        onPiece: (piece) => setPartial((before) => before + piece),
        onBrokenOff: () => setPartial(''),
      },
    );
    setPartial('');
    add(newMessage('ai', answer));
  });

  return {
    ...conversation,
    texts: assistantTexts[conversation.language],
    isPending,
    partial,
    ask: act,
    speak: (language: Language) => change((before) => ({ ...before, language })),
  };
}

type Telling = { pause: () => Promise<void>; onPiece: (piece: string) => void; onBrokenOff: () => void };

/** The server's answer; after a failure, and a moment, the one that is written for such a question. */
async function answerTo(
  question: Parameters<typeof askAssistant>[0],
  { pause, onPiece, onBrokenOff }: Telling,
): Promise<string> {
  try {
    return (await askAssistant(question, onPiece)) || NO_TEXT;
  } catch {
    onBrokenOff();
    await pause();
    toast({ title: 'AI Assistant Response' });
    const language = languageOf(question.message, question.language, assistantTexts);
    const written = writtenAnswer(question.message, topics, assistantTexts[language]);
    return withPages(written, await findPages(question.message));
  }
}

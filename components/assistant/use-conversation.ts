'use client';

import { useState } from 'react';
import { askAssistant } from '@/components/assistant/calls';
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
import { writtenAnswer } from '@/lib/assistant/rules/written-answer';
import type { Language } from '@/lib/assistant/schema';

const FALLBACK_MS = 1500;
const NO_TEXT = "I apologize, but I'm having trouble processing your request right now. Please try again.";

/** What was said, and asking more. Where the server has no answer, one is given from what is written. */
export function useConversation() {
  const [conversation, setConversation] = useState<Conversation>(
    () => conversations.find() ?? newConversation(),
  );
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
    add(newMessage('ai', await answerTo({ message, language, sessionId }, () => wait(FALLBACK_MS))));
  });

  return {
    ...conversation,
    texts: assistantTexts[conversation.language],
    isPending,
    ask: act,
    speak: (language: Language) => change((before) => ({ ...before, language })),
  };
}

/** The server's answer; after a failure, and a moment, the one that is written for such a question. */
async function answerTo(
  question: Parameters<typeof askAssistant>[0],
  pause: () => Promise<void>,
): Promise<string> {
  try {
    return (await askAssistant(question)).response || NO_TEXT;
  } catch {
    await pause();
    toast({ title: 'AI Assistant Response' });
    return writtenAnswer(question.message, topics, assistantTexts[question.language]);
  }
}

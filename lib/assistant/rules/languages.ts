/** ISO 639-1, in the order of the menu. */
export const languages = ['en', 'es', 'fr', 'zh', 'ja', 'de', 'it', 'pt', 'ru', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The generic error screen. What went wrong is in errors.ts, by its type. */
export const texts = {
  title: 'आपके आवेदन के बारे में',
  reference: 'रेफ़रेंस नंबर',
  number: 'आवेदन नंबर',
  'reference.copy': 'कॉपी करें',
  'reference.copied': 'कॉपी हो गया',
} as const satisfies Record<string, string>

/** The receipt of a shared bank statement. */
export const texts = {
  accounts: 'खाते',
  account: '{bank}, आखिरी अंक {ending}',
  period: 'स्टेटमेंट',
  months: '{months, plural, one {पिछला महीना} other {पिछले # महीने}}',
  agreed: 'आपकी सहमति',
  received: 'मिला',
  keptUntil: 'कब तक रखेंगे',
  deleted: 'मिटाया गया',
} as const satisfies Record<string, string>

/** What stands around the notice of an ending: the notice's own words are the bank's (bank/data/decision-notice.json). */
export const texts = {
  loading: 'Loading the details',
  failed: 'We can’t show the details right now.',
  retry: 'Try again',
  'letter.heading': 'Our letter to you',
  'letter.about': 'The same words as a letter, to read, print or keep.',
  'letter.open': 'Read the letter',
  'letter.close': 'Close the letter',
  'letter.languages': 'Language of the letter',
  'letter.print': 'Print or save as PDF',
  'letter.text': 'Download as text',
  'letter.page': 'Download as a web page',
  'letter.file': 'letter',
  'letter.hash': 'Fingerprint of this letter (SHA-256): {sha256}',
} as const satisfies Record<string, string>

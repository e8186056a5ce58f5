/** Written by web/build/list-texts.ts from the files of journey/texts/en. */
export interface TextsOf {
  cards: typeof import('@card-journey/journey/texts/en/cards.ts').texts
  errors: typeof import('@card-journey/journey/texts/en/errors.ts').texts
  fields: typeof import('@card-journey/journey/texts/en/fields.ts').texts
  'more-personal-details': typeof import('@card-journey/journey/texts/en/more-personal-details.ts').texts
  'personal-details': typeof import('@card-journey/journey/texts/en/personal-details.ts').texts
  shell: typeof import('@card-journey/journey/texts/en/shell.ts').texts
  'verify-mobile': typeof import('@card-journey/journey/texts/en/verify-mobile.ts').texts
  'work-details': typeof import('@card-journey/journey/texts/en/work-details.ts').texts
}

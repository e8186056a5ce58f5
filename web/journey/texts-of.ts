/** Written by web/build/list-texts.ts from the files of journey/texts/en. */
export interface TextsOf {
  errors: typeof import('@card-journey/journey/texts/en/errors.ts').texts
  fields: typeof import('@card-journey/journey/texts/en/fields.ts').texts
  shell: typeof import('@card-journey/journey/texts/en/shell.ts').texts
  'verify-mobile': typeof import('@card-journey/journey/texts/en/verify-mobile.ts').texts
}

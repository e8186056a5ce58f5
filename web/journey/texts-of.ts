/** Written by web/build/list-texts.ts from the files of journey/texts/en. */
export interface TextsOf {
  'auth-error': typeof import('@card-journey/journey/texts/en/auth-error.ts').texts
  'card-details': typeof import('@card-journey/journey/texts/en/card-details.ts').texts
  cards: typeof import('@card-journey/journey/texts/en/cards.ts').texts
  'check-answers': typeof import('@card-journey/journey/texts/en/check-answers.ts').texts
  'compare-cards': typeof import('@card-journey/journey/texts/en/compare-cards.ts').texts
  'confirm-home-address': typeof import('@card-journey/journey/texts/en/confirm-home-address.ts').texts
  'confirm-office-address': typeof import('@card-journey/journey/texts/en/confirm-office-address.ts').texts
  congratulations: typeof import('@card-journey/journey/texts/en/congratulations.ts').texts
  'credit-card': typeof import('@card-journey/journey/texts/en/credit-card.ts').texts
  crn: typeof import('@card-journey/journey/texts/en/crn.ts').texts
  dob: typeof import('@card-journey/journey/texts/en/dob.ts').texts
  error: typeof import('@card-journey/journey/texts/en/error.ts').texts
  errors: typeof import('@card-journey/journey/texts/en/errors.ts').texts
  'etb-personal-details': typeof import('@card-journey/journey/texts/en/etb-personal-details.ts').texts
  fields: typeof import('@card-journey/journey/texts/en/fields.ts').texts
  'home-address': typeof import('@card-journey/journey/texts/en/home-address.ts').texts
  'invalid-pincode': typeof import('@card-journey/journey/texts/en/invalid-pincode.ts').texts
  'more-personal-details': typeof import('@card-journey/journey/texts/en/more-personal-details.ts').texts
  'multiple-crn': typeof import('@card-journey/journey/texts/en/multiple-crn.ts').texts
  'no-registered-mobile': typeof import('@card-journey/journey/texts/en/no-registered-mobile.ts').texts
  'not-sourcing': typeof import('@card-journey/journey/texts/en/not-sourcing.ts').texts
  'office-address': typeof import('@card-journey/journey/texts/en/office-address.ts').texts
  'pan-registered': typeof import('@card-journey/journey/texts/en/pan-registered.ts').texts
  'personal-details': typeof import('@card-journey/journey/texts/en/personal-details.ts').texts
  regret: typeof import('@card-journey/journey/texts/en/regret.ts').texts
  rejected: typeof import('@card-journey/journey/texts/en/rejected.ts').texts
  shell: typeof import('@card-journey/journey/texts/en/shell.ts').texts
  'terms-conditions': typeof import('@card-journey/journey/texts/en/terms-conditions.ts').texts
  'verify-mobile': typeof import('@card-journey/journey/texts/en/verify-mobile.ts').texts
  'visit-branch': typeof import('@card-journey/journey/texts/en/visit-branch.ts').texts
  'work-details': typeof import('@card-journey/journey/texts/en/work-details.ts').texts
}

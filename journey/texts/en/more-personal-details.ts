export const texts = {
  title: 'Your card and your family',
  heading: 'The name on your card',
  lead: 'This is how your card will look. Change the name if you like; the rest of this page takes a minute.',
  'motherMaidenName.hint': '19 characters at most',
  'fatherName.hint': '30 characters at most',
  'taxElsewhere.next':
    'Then a branch completes your application with you, in one visit. Chose “No” by mistake? Choose “Yes” above.',
} as const satisfies Record<string, string>

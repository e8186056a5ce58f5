import { expect, test } from 'vitest'
import { preparedDrafts } from './prepared-drafts.ts'

const today = '2026-11-20'

test('[SP-13] what a telecaller entered waits on the screen that asks it, as its field stores it', () => {
  const answers = { firstName: ' Gayatri ', panNumber: 'bkqpm1033j', employmentType: 'SALARIED', gender: 'FEMALE' }
  expect(preparedDrafts(answers, 'NTB', today)).toEqual([
    { screen: 'personal-details', answers: { firstName: 'Gayatri', panNumber: 'BKQPM1033J' } },
    { screen: 'more-personal-details', answers: { gender: 'FEMALE' } },
    { screen: 'work-details', answers: { employmentType: 'SALARIED' } },
  ])
  expect(preparedDrafts(answers, 'ETB', today).map(({ screen }) => screen)).toEqual([
    'etb-personal-details',
    'work-details',
  ])
})

test.each([
  ['firstName', '<script>'],
  ['dateOfBirth', '2999-01-01'],
  ['employmentType', 'KING'],
  ['taxIndiaOnly', 'Y'],
  ['isBankDirector', 'N'],
  ['motherMaidenName', 'Rao'],
  ['consentTnc', 'Y'],
  ['otp', '123456'],
  ['creditLimit', '900000'],
  ['__proto__', 'x'],
])(
  'of %s %j nothing is kept: no answer, a declaration of the applicant’s own, or nothing that is asked',
  (field, value) => expect(preparedDrafts(Object.fromEntries([[field, value]]), 'NTB', today)).toEqual([]),
)

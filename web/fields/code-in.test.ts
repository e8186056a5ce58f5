import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.each([
  ['425345', '425345'],
  ['425 345', '425345'],
  ['Your code is 425345. It works for 5 minutes.', '425345'],
  ['Your code is 425 345. Never tell it to anybody.', '425345'],
  ['425345 is your code, valid 10 minutes', '425345'],
  ['आपका कोड ४२५३४५ है।', '४२५३४५'],
  ['Code 425345, reference 998877', undefined],
  ['42534', undefined],
  ['Call 1800 000 0000', undefined],
  ['', undefined],
])('in %j is %s', (message, code) => expect(codeIn(message, 6)).toBe(code))

import { expect, test } from 'vitest'
import { spokenName } from './spoken-name.ts'

test.for([
  ['ASHA', 'Asha'],
  ['ASHA DEVI', 'Asha Devi'],
  ["D'SOUZA-RAO", "D'Souza-Rao"],
  ['Asha', 'Asha'],
  ['McKenna', 'McKenna'],
  ['आशा', 'आशा'],
  ['', ''],
])('greets %s as %s', ([name = '', spoken]) => expect(spokenName(name)).toBe(spoken))

import { expect, test } from 'vitest'
import { namedMistake } from './field-name.ts'

test.each([
  ['First name', 'Please fill this in.', 'First name: Please fill this in.'],
  ['PAN', 'Enter your PAN.', 'Enter your PAN.'],
  ['What do you do?', 'Choose one.', 'What do you do? Choose one.'],
  ['I agree that the bank…', 'Tick this box.', 'I agree that the bank… Tick this box.'],
  [undefined, 'Tick this box.', 'Tick this box.'],
])('of %j the mistake %j is listed as %j', (name, message, line) => expect(namedMistake(name, message)).toBe(line))

import { expect, test } from 'vitest'
import { cutTo, hasOtherLetters, latinDigits, plainText, upperCased, withoutSeparators } from './plain-text.ts'

test.each([
  ['  a  ', 'a'],
  ['ｆｕｌｌ', 'full'],
  ['a\u200b\u200c\u200d\ufeffb', 'ab'],
  ['a\u202eb\u0000c', 'abc'],
  ['a\tb\nc', 'a b c'],
  ['a\u2028b\u1680c\u00a0d', 'a b c d'],
  ['\u200fa\u2066b\u2069', 'ab'],
  ['e\u200d\u0301', 'é'],
  ['\ud800x\udc00', 'x'],
  ['\u00a0x\u00a0', 'x'],
  ['ﷺ', 'صلى الله عليه وسلم'],
])('plain text of %j is %j', (input, text) => expect(plainText(input)).toBe(text))

test('digits of Indian scripts are 0–9', () => {
  for (const digits of ['०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '੦੧੨੩੪੫੬੭੮੯', '૦૧૨૩૪૫૬૭૮૯', '୦୧୨୩୪୫୬୭୮୯']) {
    expect(latinDigits(digits)).toBe('0123456789')
  }
  for (const digits of ['௦௧௨௩௪௫௬௭௮௯', '౦౧౨౩౪౫౬౭౮౯', '೦೧೨೩೪೫೬೭೮೯', '൦൧൨൩൪൫൬൭൮൯', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩']) {
    expect(latinDigits(digits)).toBe('0123456789')
  }
})

test('every single character of the assigned planes has one plain form', () => {
  for (let code = 0; code <= 0xe01ff; code = code === 0x3ffff ? 0xe0000 : code + 1) {
    const once = plainText(String.fromCodePoint(code))
    if (plainText(once) !== once) throw new Error(`U+${code.toString(16)}`)
  }
})

test('codes are upper-cased, numbers lose separators, cuts leave no halves', () => {
  expect(upperCased('aßz')).toBe('AßZ')
  expect(withoutSeparators('(1) 2-3–4.5/6:7|8,9−0')).toBe('1234567890')
  expect([hasOtherLetters('abc 1,'), hasOtherLetters('é'), hasOtherLetters('क')]).toEqual([false, true, true])
  expect(cutTo('ab cd', 3)).toBe('ab')
  expect(cutTo('a😀', 2)).toBe('a')
})

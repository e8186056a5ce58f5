import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './LinkedText.tsx'

const link = (href: string, words: string) => `<a href="${href}" target="_blank" rel="noreferrer">${words}</a>`
const ombudsman = link('https://www.ombudsman.example/complaint', 'ombudsman.<wbr/>example/<wbr/>complaint')

test.each([
  ['Call 1800 000 0000.', 'Call\u00a01800\u00a0000\u00a00000.'],
  ['Complain to: https://www.ombudsman.example/complaint', `Complain to: ${ombudsman}`],
  ['Go to https://www.ombudsman.example/complaint.', `Go to ${ombudsman}.`],
  ['मुफ़्त लें: https://www.ombudsman.example/complaint। फिर लिखें।', `मुफ़्त लें: ${ombudsman}। फिर लिखें।`],
  [
    'https://a.example and https://b.example',
    `${link('https://a.example', 'a.<wbr/>example')} and ${link('https://b.example', 'b.<wbr/>example')}`,
  ],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<LinkedText>{text}</LinkedText>)).toBe(html)
})

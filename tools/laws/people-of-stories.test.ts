import { people } from '@card-journey/sandbox-bank/people/people.ts'
import { screenIds } from '@card-journey/journey/ids/screen-ids.ts'
import { expect, test } from 'vitest'
import { expectOnlyOpen } from './open.ts'
import { filesUnder, textOf } from './tree.ts'

/** A mobile number as it stands in a story, not as a part of something longer. */
const mobile = /'([6-9]\d{9})'/g

const stories = filesUnder('e2e/stories').map((file) => ({ file, text: textOf(file) }))

test('every person of the sandbox bank has a story in the browser', () => {
  const told = new Set(stories.flatMap(({ text }) => [...text.matchAll(mobile)].map((found) => found[1] ?? '')))
  expectOnlyOpen(
    'people without a story',
    people.map((person) => person.mobile).filter((number) => !told.has(number)),
  )
})

test('every screen is reached in a story, where its page is used', () => {
  const texts = [...stories.map(({ text }) => text), textOf('e2e/applicant.ts')]
  expectOnlyOpen(
    'screens without a story',
    screenIds.filter((id) => !texts.some((text) => text.includes(`/pages/${id}.ts'`))),
  )
})

test('no two files of stories share a person: what one of them does is there when the other begins', () => {
  const files = stories.map(({ file, text }) => ({
    file,
    people: new Set([...text.matchAll(mobile)].map((found) => found[1])),
  }))
  const shared = files.flatMap(({ file, people: theirs }, index) =>
    files.slice(index + 1).flatMap((other) => {
      const both = [...theirs].filter((person) => other.people.has(person))
      return both.map((person) => `${person}: ${file} and ${other.file}`)
    }),
  )
  expect(files.some((each) => each.people.size > 0)).toBe(true)
  expect(shared).toEqual([])
})

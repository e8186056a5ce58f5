import type { Person } from '../people/person.ts'
import { topics } from '../people/topics.ts'

const topicOf = new Map(topics.flatMap(({ title, mobiles }) => mobiles.map((mobile) => [mobile, title] as const)))

/** The people in whose name, number, story or topic every word of a search stands. */
export function matching(people: readonly Person[], search: string): readonly Person[] {
  const words = search.toLowerCase().split(/\s+/)
  return people.filter(({ mobile, firstName, lastName, story }) => {
    const text = `${mobile} ${firstName} ${lastName} ${story} ${topicOf.get(mobile) ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

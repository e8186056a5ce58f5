import { afterAll, beforeAll } from 'vitest'
import { openStore, type OpenStore } from '../open-store.ts'
import { applicant, newMobile, noon, placeFor, testKeys } from '../test-stores.ts'
import { cellOfReference } from './cell-numbers.ts'

export type Person = Awaited<ReturnType<typeof applicant>>

/** A store of four cells for the tests of a file, whose clock is at noon until it is set. */
export function fourCells() {
  const clock = { now: noon }
  let place: Awaited<ReturnType<typeof placeFor>>
  let store: OpenStore

  beforeAll(async () => {
    place = await placeFor('postgresql')
    store = await openStore({ ...place, cells: 4, keys: testKeys, production: false, clock: () => clock.now })
  }, 120_000)
  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  /** An applicant in each of the cells. */
  async function oneInEach(at = noon): Promise<Person[]> {
    const people: Person[] = []
    while (people.filter(Boolean).length < 4) {
      const person = await applicant(store, newMobile(), at)
      people[cellOfReference(person.id, 4)] ??= person
    }
    return people
  }

  return { place: () => place, store: () => store, clock, oneInEach }
}

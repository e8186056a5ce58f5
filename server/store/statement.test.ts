import { expect, expectTypeOf, test } from 'vitest'
import type { Values } from './parameters.ts'
import { inOrder, statement, type Statement } from './statement.ts'

const rename = statement<{ id: string }>('rename').with(
  { id: 'uuid', name: 'text?', at: 'timestamptz' },
  (p) => `update thing set name = ${p.name}, at = ${p.at} where id = ${p.id} and ${p.at} > at returning id`,
)

test('each name of a statement is one parameter of its type, wherever and however often it is used', () => {
  expect(rename.text).toBe(
    'update thing set name = $2::text, at = $3::timestamptz where id = $1::uuid and $3::timestamptz > at returning id',
  )
})

test('values go by their names, in whatever order they are written', () => {
  const at = new Date(0)
  expect(inOrder(rename, { at, name: null, id: 'a' })).toEqual(['a', null, at])
})

test('a parameter that the statement does not use is refused when the server starts', () => {
  const made = () => statement('left over').with({ id: 'uuid', at: 'timestamptz' }, (p) => `select ${p.id}`)
  expect(made).toThrow('the statement left over does not use at')
})

// Proved by the compiler, in `npm run types`.
test('the values of a statement are those that it names, each of its type, null where that is meant', () => {
  type Renamed = typeof rename extends Statement<unknown, infer P> ? Values<P> : never
  expectTypeOf<Renamed>().toEqualTypeOf<{ readonly id: string; readonly name: string | null; readonly at: Date }>()
})

import { expect, test } from 'vitest'
import { isTest, sourceFiles, textOf } from './tree.ts'

/** Facts without a `for`, and why no changed answer can make them false (ADR 0020). */
const rests: Readonly<Record<string, string>> = {
  assisted: 'what was entered for the applicant is what it is; `corrected` is written with each answer',
  email: '`verified` is the address itself',
  numberRevoked: 'ended the application',
  pincodeRefused: 'ended the application',
  decision: 'saved under the version that it was asked about; answers under it can’t change afterwards',
  securedProduct: 'a copy of master data at the moment of acceptance',
  offerTerms: 'written with the decision whose offer they are about',
  agreed: 'said by the applicant, under the version that it names',
  offer: 'said by the applicant',
  officeSavedAt: 'said by the applicant',
  reminder: 'said by the applicant',
  bankStep: 'of the marker that it names',
  contest: 'of the ending that it names',
  ending: 'of the marker that it names, by the save that set it',
  withdrawn: 'the applicant’s own word about this application',
  terms: 'said by the applicant',
  customer: 'rests on the mobile number, which never changes; the rest is asked anew by every offer check',
  addressUpdate: 'counts the updates that the bank was asked for; each effect names its address and round',
  cardChoice: 'said by the applicant',
  aadhaar: 'asked after the decision; a changed gender undoes it',
  documents: 'the files themselves; each document made of them, and each report, has a `for` of its own',
  scan: 'the document itself',
  videoKyc: 'named by its ticket',
  mpin: 'its hash is set in the same statement',
  card: 'issued once',
  cardOrder: 'of the terms that were accepted, after which no answer changes',
  unconfirmed: 'of the marker that it names',
}

/** Effects that an application has only once in its life, whatever its answers are by then. */
const once = ['card-host issue', 'card-host set-pin', 'core-bank customer-file', 'host push']

const production = sourceFiles().filter((file) => file.startsWith('server/') && !isTest(file))

test('every fact names what it was asked about in `for`, or says why it need not', () => {
  const body = /export interface Facts \{\n([\s\S]*?)\n\}/.exec(textOf('journey/application/facts.ts'))?.[1] ?? ''
  const facts = [...body.matchAll(/^ {2}(\w+)\?:([\s\S]*?)(?=^ {2}(?:\w+\?:|\/\*\*)|(?![\s\S]))/gm)]
  expect(facts.length).toBeGreaterThan(15)
  const without = facts.flatMap(([, name = '', shape = '']) => (/[{ ]for: string/.test(shape) ? [] : [name]))
  expect(without.toSorted()).toEqual(Object.keys(rests).toSorted())
})

test('effects begin in one place, which takes what they are about', () => {
  expect(production.filter((file) => /\bproviderCalls\.begin\(/.test(textOf(file)))).toEqual([
    'server/services/effect-once.ts',
  ])
})

test('only a closed list of effects happens once in an application’s life', () => {
  const named = production.flatMap((file) =>
    [...textOf(file).matchAll(/system: '?([\w-]+)'?, intent: '([\w-]+)', about: onceInItsLife/g)].map(
      ([, system, intent]) => `${system} ${intent}`,
    ),
  )
  const uses = production.flatMap((file) => [...textOf(file).matchAll(/about: onceInItsLife/g)])
  expect(named.toSorted()).toEqual(once)
  expect(uses).toHaveLength(once.length)
})

test('what must be there once is unique in the database', () => {
  const sql = ['0001-first-tables.sql', '0002-one-pan-and-leaving.sql']
    .map((name) => textOf(`server/store/migrations/${name}`))
    .join('\n')
  for (const index of [
    /create unique index \w+ on application \(mobile_index\) where state = 'open'/,
    /create unique index \w+ on application \(pan_index\) where state = 'open'/,
    /create table card \(\n {2}application_id text primary key/,
    /create table pin \(\n {2}application_id text primary key/,
    /primary key \(application_id, system, intent\)/,
  ])
    expect(sql).toMatch(index)
})

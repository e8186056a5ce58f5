import { calls } from '@card-journey/contract/api.ts'
import { expect, test } from 'vitest'
import { filesUnder, isTest, sourceFiles, textOf } from './tree.ts'

/**
 * Finished rules whose call is not served yet (file, rule: call). Everything else that journey exports is used by the
 * product itself: a rule that only its own test reads is a second truth.
 */
const awaiting: Readonly<Record<string, string>> = {
  'rules/entry/channels.ts isTelecallerChannel': 'getClientData',
  'rules/identity/ckyc.ts ckycOutcome': 'ckycDownload',
  'rules/sign-in/crn-status.ts crnStatusOutcome': 'validateDOB',
  'rules/credit/documents.ts documentsOutcome': 'retrieveReport',
  'rules/sign-in/etb-standing.ts etbStanding': 'validateDOB',
  'rules/credit/final-decision.ts finalDecisionOutcome': 'finalBre',
  'fields/full-name.ts splitFullName': 'customerOfferDetails',
}

/** What tests make their cases with: a check digit. */
const forTests = ['fields/verhoeff.ts verhoeffDigit']

const product = sourceFiles().filter((file) => !isTest(file) && !/-for-tests\.|\.examples\.tsx$|\/tests\//.test(file))
const words = new Map(product.map((file) => [file, new Set(textOf(file).match(/\w+/g))]))

const rules = ['ids', 'rules', 'fields', 'errors', 'application', 'flow', 'steps'].flatMap((folder) =>
  filesUnder(`journey/${folder}`)
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => ({ file, name })),
    ),
)

const usedWithin = (file: string, name: string): boolean =>
  (textOf(file).match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1

const unused = rules
  .filter(({ file, name }) => ![...words].some(([other, used]) => other !== file && used.has(name)))
  .filter(({ file, name }) => !usedWithin(file, name))
  .map(({ file, name }) => `${file.slice('journey/'.length)} ${name}`)

test('every rule is asked by the product, not by its tests alone', () => {
  expect(rules.length).toBeGreaterThan(200)
  expect(unused.toSorted()).toEqual([...Object.keys(awaiting), ...forTests].toSorted())
})

test('a rule waits only for a call that is not served', () => {
  const served: ReadonlySet<string> = new Set(calls.map(({ id }) => id))
  expect(Object.entries(awaiting).filter(([, call]) => served.has(call))).toEqual([])
})

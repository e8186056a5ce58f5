import { expect, test } from 'vitest'
import { isTest, sourceFiles, textOf } from './tree.ts'

const requirementId = /^[A-Z]{2}(-[A-Z])?-?\d+$/
const mostIds = 8

const titles = sourceFiles()
  .filter(isTest)
  .flatMap((file) =>
    [...textOf(file).matchAll(/\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(['"`])\[([^\]]*)\]/g)].map((found) => ({
      file,
      ids: (found[2] ?? '').split(/[\s,]+/),
    })),
  )

test('a test names at most eight requirements, or it proves none of them', () => {
  expect(titles.filter(({ ids }) => ids.length > mostIds)).toEqual([])
})

test('what stands in brackets at the start of a title is requirement ids', () => {
  expect(titles.filter(({ ids }) => ids.some((id) => !requirementId.test(id)))).toEqual([])
})

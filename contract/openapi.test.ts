import { expect, test } from 'vitest'
import { calls } from './api.ts'
import { openApiOf } from './openapi.ts'
import { problems } from './problem.ts'

interface Operation {
  operationId: string
  parameters: ({ name: string; in: string } | { $ref: string })[]
  requestBody?: { content: { 'text/plain': { schema: { additionalProperties?: boolean } } } }
  responses: Record<string, { description: string }>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

const document = openApiOf(calls, 'https://cards.example') as unknown as Document
const text = JSON.stringify(document)

test('the OpenAPI document has every served call once, under its method and path', () => {
  expect(document.openapi).toBe('3.1.0')
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => `${operation.operationId} ${method.toUpperCase()} ${path}`),
  )
  expect(listed).toEqual(calls.map(({ id, method, path }) => `${id} ${method} ${path}`))
})

test('every reference in it leads somewhere, and it is plain JSON', () => {
  for (const [, group = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
    expect(document.components[group]?.[name], `${group}/${name}`).toBeDefined()
  expect(JSON.parse(text)).toEqual(document)
  expect(text).not.toContain('$schema')
})

test('every request body is closed, and each call’s problems are listed under their status', () => {
  for (const call of calls) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()]
    const body = operation?.requestBody?.content['text/plain'].schema
    if (body) expect(body.additionalProperties, call.id).toBe(false)
    for (const code of call.problems)
      expect(operation?.responses[problems[code].status]?.description, `${call.id} ${code}`).toContain(code)
  }
})

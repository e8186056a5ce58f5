import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { headers } from './headers.ts'
import { problems } from './problem.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', unrepresentable: 'any', io: 'input' }) as Json

/** One call as an OpenAPI 3.1 operation. Bodies are the decrypted shapes; the envelope around them is described once. */
function operationOf(call: Call): Json {
  const get = call.method === 'GET'
  const request = schemaOf(call.request)
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'api'],
    description: `Caller: ${call.caller}. Repeat: ${call.repeat}. Limit: ${call.limit}.`,
    parameters: [
      ...(get
        ? Object.entries((request.properties ?? {}) as Json).map(([name, schema]) => ({
            name,
            in: 'query',
            required: ((request.required ?? []) as string[]).includes(name),
            schema,
          }))
        : []),
      { name: headers.transaction, in: 'header', required: !get, schema: { type: 'string', maxLength: 64 } },
    ],
    ...(get ? {} : { requestBody: { required: true, content: { 'text/plain': { schema: request } } } }),
    responses: {
      200: {
        description: 'status success',
        content: { 'text/plain': { schema: answerSchema(schemaOf(call.response)) } },
      },
      ...Object.fromEntries(
        [...new Set(call.problems.map((code) => problems[code].status))]
          .map((status) => [
            status === 200 ? '200-failed' : String(status),
            {
              description: call.problems
                .filter((code) => problems[code].status === status)
                .map((code) => `${code}: ${problems[code].when}`)
                .join('\n'),
            },
          ])
          .filter(([status]) => status !== '200-failed'),
      ),
      default: {
        description: `status failed with errorCode: ${call.problems.map((code) => `${code} (${problems[code].when})`).join(' ') || 'none of its own'}`,
      },
    },
  }
}

const answerSchema = (response: Json): Json => ({
  type: 'object',
  required: ['status', 'response'],
  properties: {
    status: { type: 'string', enum: ['success', 'failed'] },
    response,
    message: { type: 'string' },
    errorCode: { type: 'string' },
    token: { type: 'string', description: 'Replaces the stored application token.' },
  },
})

/** The OpenAPI 3.1 document of the given calls. */
export const openApiOf = (calls: readonly Call[], server: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'card-journey API',
    version: '1.0.0',
    description:
      'Bodies travel as JOSE compact JWE (text/plain): ECDH-ES with the server key of /api/keys on first use, `dir` with the agreed key after that, A256GCM. Shapes here are the decrypted JSON. docs/architecture.md describes the envelope; docs/generated holds test vectors.',
  },
  servers: [{ url: server }],
  paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method.toLowerCase()]: operationOf(call) }])),
})

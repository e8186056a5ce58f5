import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { headers } from './headers.ts'
import { applicationView } from './shapes/application.ts'
import { problems, type ProblemCode } from './problem.ts'
import { problemsOf } from './wire-problems.ts'

type Json = Record<string, unknown>

function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    unrepresentable: 'any',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== applicationView || schema === applicationView) return
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name]
      jsonSchema.$ref = '#/components/schemas/ApplicationView'
    },
  }) as Json
  return rest
}

/** One call as an OpenAPI 3.1 operation. Bodies are the decrypted shapes; the envelope around them is described once. */
function operationOf(call: Call): Json {
  const get = call.method === 'GET'
  const request = schemaOf(call.request)
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.path.split('/').length > 3 ? call.path.split('/')[2] : 'other'],
    description: `Caller: ${call.caller}. Repeat: ${call.repeat}. Limit: ${call.limit}. Problems of its own: ${call.problems.join(', ') || 'none'}.`,
    parameters: [
      ...(get
        ? Object.entries((request.properties ?? {}) as Json).map(([name, schema]) => ({
            name,
            in: 'query',
            required: ((request.required ?? []) as string[]).includes(name),
            schema,
          }))
        : []),
      { $ref: `#/components/parameters/${get ? 'sessionKey' : 'transaction'}` },
    ],
    ...(get ? {} : { requestBody: { required: true, content: { 'text/plain': { schema: request } } } }),
    responses: responsesOf(call),
  }
}

/** 200 is success, or a business outcome with its errorCode; every other status is a refusal. */
function responsesOf(call: Call): Json {
  const codes = problemsOf(call)
  const outcomes = codes.filter((code) => problems[code].status === 200)
  const statuses = [...new Set(codes.map((code) => problems[code].status))].filter((status) => status !== 200)
  const named = (some: readonly ProblemCode[]): string => some.join(', ')
  const success = {
    type: 'object',
    required: ['status', 'response'],
    properties: {
      status: { const: 'success' },
      response: schemaOf(call.response),
      ...ofSession,
    },
  }
  return {
    200: {
      description: outcomes.length > 0 ? `status success, or failed with ${named(outcomes)}` : 'status success',
      content: { 'text/plain': { schema: outcomes.length > 0 ? { oneOf: [success, refusal] } : success } },
    },
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        {
          $ref: '#/components/responses/Refused',
          description: named(codes.filter((code) => problems[code].status === status)),
        },
      ]),
    ),
  }
}

/** What goes with every answer about a held application. */
const ofSession = {
  token: { type: 'string', description: 'Replaces the stored application token.' },
  sessionEndsAt: { type: 'string', format: 'date-time', description: 'When the session ends without a further call.' },
}

const refusal = { $ref: '#/components/schemas/Refusal' }

const components = {
  parameters: {
    transaction: {
      name: headers.transaction,
      in: 'header',
      required: true,
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
      description: 'One intent. The same again is a repetition.',
    },
    sessionKey: {
      name: headers.sessionKey,
      in: 'header',
      required: false,
      schema: { type: 'string' },
      description: 'The session’s public key, base64url of its JWK: the answer is encrypted for it.',
    },
  },
  responses: {
    Refused: { description: 'Refused', content: { 'text/plain': { schema: refusal } } },
  },
  schemas: {
    ApplicationView: schemaOf(applicationView),
    Refusal: {
      type: 'object',
      required: ['status', 'response', 'message', 'errorCode'],
      properties: {
        status: { const: 'failed' },
        response: { type: 'object', description: 'The detail: fields, screen, triesLeft, until …' },
        message: { type: 'string' },
        errorCode: { type: 'string', enum: Object.keys(problems) },
        ...ofSession,
      },
    },
  },
}

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
  components,
  'x-problems': problems,
})

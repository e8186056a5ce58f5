import { calls } from '@card-journey/contract/api.ts'
import { openApiOf } from '@card-journey/contract/openapi.ts'

export const path = 'docs/generated/openapi.json'

/** The OpenAPI 3.1 document of the served calls, as `/api/openapi.json` gives it but for the server's address. */
export const render = (): string => `${JSON.stringify(openApiOf(calls, '/'), null, 2)}\n`

import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { languageOnly } from '../../shapes/language.ts'
import { product } from '../../shapes/product.ts'

export const getCardDetails = defineCall({
  id: 'getCardDetails.json',
  method: 'GET',
  path: '/api/getCardDetails.json',
  summary: 'The public catalogue of cards for partners: those of getProductDetails that are visible.',
  caller: 'anyone',
  allowed: 'any',
  request: languageOnly,
  response: z.array(product),
  problems: [],
  limit: 'public',
  repeat: 'read',
})

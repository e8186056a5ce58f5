import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { language } from '../../shapes/language.ts'
import { product } from '../../shapes/product.ts'

export const getProductDetails = defineCall({
  id: 'getProductDetails',
  method: 'GET',
  path: '/api/master/getProductDetails',
  summary:
    'The cards, highest priority first, invisible ones too; with productLogo that one, its fee plans narrowed to feeCode.',
  caller: 'anyone',
  allowed: 'any',
  request: z.strictObject({ productLogo: z.optional(identifier), feeCode: z.optional(identifier), language }),
  response: z.array(product),
  problems: ['PRODUCT_NOT_FOUND'],
  limit: 'public',
  repeat: 'read',
})

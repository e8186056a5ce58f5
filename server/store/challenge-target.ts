import { carriedIndex } from './carried-index.ts'
import type { ChallengePurpose } from './challenge-records.ts'
import type { Context } from './context.ts'
import { statement } from './statement.ts'

const carryTarget = statement('carry_target').inParts({ former: 'bytea', index: 'bytea' }, (p) => ({
  parts: {
    counted: {
      sql: `
  update challenge_target set target_index = ${p.index} where target_index = ${p.former}
    and not exists (select from challenge_target where target_index = ${p.index})`,
    },
  },
  answer: `update challenge set target_index = ${p.index} where target_index = ${p.former}`,
}))

interface IndexedTarget {
  purpose: ChallengePurpose
  target: string
  byLink?: boolean | undefined
}

/** Codes that go to the same number share its limits, whatever they are for; those of a link have their own. */
export const targetIndex = (context: Context, { purpose, target, byLink }: IndexedTarget): Promise<Buffer> => {
  const kind = purpose === 'email' ? 'challenge-email' : byLink ? 'challenge-link' : 'challenge-mobile'
  return carriedIndex(context, carryTarget, kind, target)
}

import type { ConsentText } from '../../../fields/ConsentField.tsx'

const items = ['purpose', 'data', 'kept', 'receivers', 'withdraw', 'complain'] as const

/** The items of a consent's notice in their order, each with what it says. */
export const noticeRows = (
  notice: ConsentText['notice'],
): readonly { item: (typeof items)[number]; texts: readonly string[] }[] =>
  notice ? items.map((item) => ({ item, texts: ([] as string[]).concat(notice[item]) })) : []

/**
 * Built-ins newer than the oldest browsers we serve (Chrome 65, Safari 12), as far as they might be used here. Methods
 * are recognised by name only, because built code doesn't show their type.
 */
export const newerMethods = [
  'allSettled',
  'animate',
  'any',
  'arrayBuffer',
  'at',
  'codePoints',
  'findLast',
  'findLastIndex',
  'flat',
  'flatMap',
  'fromAsync',
  'fromEntries',
  'groupBy',
  'hasOwn',
  'isWellFormed',
  'matchAll',
  'randomUUID',
  'replaceAll',
  'replaceChildren',
  'requestSubmit',
  'showModal',
  'showPopover',
  'structuredClone',
  'throwIfAborted',
  'toggleAttribute',
  'toReversed',
  'toSorted',
  'toSpliced',
  'toWellFormed',
  'trimEnd',
  'trimStart',
  'union',
  'withResolvers',
] as const

export const newerGlobals = [
  'AbortController',
  'AbortSignal',
  'AggregateError',
  'BigInt',
  'BroadcastChannel',
  'CompressionStream',
  'FinalizationRegistry',
  'IntersectionObserver',
  'PointerEvent',
  'ResizeObserver',
  'WeakRef',
  'globalThis',
  'queueMicrotask',
  'reportError',
  'requestIdleCallback',
  'structuredClone',
] as const

/** Of Intl: everything beyond Collator, DateTimeFormat and NumberFormat. */
export const newerIntl = [
  'DisplayNames',
  'ListFormat',
  'Locale',
  'PluralRules',
  'RelativeTimeFormat',
  'Segmenter',
] as const

interface SyntaxNode {
  type: string
  [part: string]: unknown
}

const isOf =
  (...types: readonly string[]) =>
  ({ type }: SyntaxNode): boolean =>
    types.includes(type)
const hasOperator =
  (...operators: readonly string[]) =>
  ({ operator }: SyntaxNode): boolean =>
    operators.includes(String(operator))

/** Syntax after ES2018 (dynamic import and import.meta aside), and what Safari 12 can't read of ES2018. */
export const newerSyntax: Readonly<Record<string, (node: SyntaxNode, around: SyntaxNode | undefined) => boolean>> = {
  'optional chaining': isOf('ChainExpression'),
  'a class field or private name': isOf('PropertyDefinition', 'PrivateIdentifier', 'AccessorProperty'),
  'a static block': isOf('StaticBlock'),
  '?? or an assignment with it': hasOperator('??', '??=', '||=', '&&='),
  'catch without a name': ({ type, param }) => type === 'CatchClause' && !param,
  'a big integer': ({ type, bigint }) => type === 'Literal' && typeof bigint === 'string',
  'a number with separators': ({ type, raw, value }) =>
    type === 'Literal' && typeof value === 'number' && String(raw).includes('_'),
  'export * as': ({ type, exported }) => type === 'ExportAllDeclaration' && exported !== null,
  'a regular expression with look-behind, or flags d or v': ({ regex }) => {
    const { pattern = '', flags = '' } = (regex ?? {}) as { pattern?: string; flags?: string }
    return /\(\?<[=!]/.test(pattern) || /[dv]/.test(flags)
  },
}

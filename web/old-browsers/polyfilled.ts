/**
 * What polyfills.ts adds to browsers that lack it (Chrome 65, Safari 12 and on), as the start of a page asks for it: a
 * browser that has all of it downloads nothing. That nothing else is needed is a law (web/old-browsers/old-browsers.test.ts).
 */
export const polyfilled = [
  'AbortController',
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.flatMap',
  'Array.prototype.toSorted',
  'Blob.prototype.arrayBuffer',
  'Object.fromEntries',
  'Object.hasOwn',
  'String.prototype.at',
  'globalThis',
] as const

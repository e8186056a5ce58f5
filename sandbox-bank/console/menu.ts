/** The sandbox's pages in the order of its menu. A page's code is named in main.tsx, its path is served by serve-console.ts. */
export const menu = [
  { path: '/', name: 'People' },
  { path: '/live', name: 'Live view' },
  { path: '/messages', name: 'Inbox' },
  { path: '/controls', name: 'Dials' },
  { path: '/usage', name: 'Analytics' },
  { path: '/rules', name: 'Decision tables' },
  { path: '/links', name: 'Entry links' },
  { path: '/telecaller', name: 'Telecaller desk' },
  { path: '/desk', name: 'Video KYC desk' },
] as const

export type MenuPath = (typeof menu)[number]['path']

/** Without a trailing slash; an address of no page is the first page's. */
export const menuPathOf = (pathname: string): MenuPath =>
  menu.find(({ path }) => path === pathname.replace(/(?<=.)\/$/, ''))?.path ?? '/'

import type { Theme } from '@card-journey/journey/rules/product/theme.ts'

/** The class that puts a theme on <html>, or around a single card. */
export const themeClass = (theme: Theme): string => `theme-${theme}`

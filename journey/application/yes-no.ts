/** The specification's flags (section 9). */
export type YesNo = 'Y' | 'N'

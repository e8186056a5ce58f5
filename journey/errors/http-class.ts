/** How an HTTP failure is classified (ER-02 to ER-04). */
export type HttpClass = '404' | '500' | 'generic'

export const httpClass = (status: number): HttpClass => (status === 404 ? '404' : status === 500 ? '500' : 'generic')

/** The error type that the failure screen shows for it. */
export const errorTypeOfHttp = (status: number): '500' | '100' => (httpClass(status) === '500' ? '500' : '100')

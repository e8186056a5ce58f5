/** Where a detached JWS over the body stands. */
export const signatureHeader = 'x-jws-signature'

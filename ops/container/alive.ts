// Asks the server in this container whether it is alive, by the settings that it has itself. Ends with 1 if not.

const { PORT, TLS_CERT, TLS_KEY } = process.env
const { get } = TLS_CERT && TLS_KEY ? await import('node:https') : await import('node:http')
// The certificate is the server's public one, which does not name this address.
const asked = {
  host: '127.0.0.1',
  port: Number(PORT || 3000),
  path: '/health',
  timeout: 2000,
  rejectUnauthorized: false,
}
const request = get(asked, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
request.on('timeout', () => request.destroy())
request.on('error', () => process.exit(1))

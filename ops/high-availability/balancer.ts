interface Server {
  name: string
  postgresPort: number
  statusPort: number
}

/** HAProxy before the databases, by Patroni's word on who is primary, and before the nodes, by their own on readiness. */
export const balancerConfig = (
  databasePort: number,
  servers: readonly Server[],
  web: { port: number; nodePorts: readonly number[] },
): string => `
global
  maxconn 2000

defaults
  timeout connect 2s
  timeout client 75s
  timeout server 75s

listen database
  mode tcp
  bind 127.0.0.1:${databasePort}
  timeout client 1h
  timeout server 1h
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map(({ name, postgresPort, statusPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${statusPort}`).join('\n')}

listen nodes
  mode http
  bind 127.0.0.1:${web.port}
  option httpchk GET /ready
  option redispatch
  retries 3
  default-server inter 500ms fall 2 rise 1
${web.nodePorts.map((port, index) => `  server node${index + 1} 127.0.0.1:${port} check`).join('\n')}
`

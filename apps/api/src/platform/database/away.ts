/** The codes of sockets whose other end is not there, or not any more. */
const socketCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]

/**
 * What PostgreSQL says when it ends, starts, has no place for one more or has just stopped being the one that
 * is written to.
 */
const stateCodes = ['57P01', '57P02', '57P03', '53300', '25006']
const connectionClass = '08'

/** What the driver says without a code. */
const messages = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])

/**
 * Whether an error says that the database is not there now, as while another one takes over: nothing is wrong
 * with what was asked, and in a moment it is answered.
 */
export function isDatabaseAway(error: Error): boolean {
  const code = (error as { code?: string | null }).code ?? ''
  return (
    messages.has(error.message) ||
    socketCodes.includes(code) ||
    stateCodes.includes(code) ||
    (code.length === 5 && code.startsWith(connectionClass))
  )
}

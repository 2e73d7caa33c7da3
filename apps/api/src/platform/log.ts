import { pino, type Logger } from 'pino'

export type Log = Logger

/** The structured log. Headers and bodies are never logged, so neither are tokens and passwords. */
export function createLog(level: string): Log {
  return pino({ level, base: null })
}

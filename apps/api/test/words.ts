import type { LightMyRequestResponse } from 'fastify'
import { plainWordsOf, readPdf } from './pdf.ts'
import { unzip } from './unzip.ts'

/** What an answer says to whoever opens it, also what is packed into a file, so that it can be searched. */
export function wordsIn({ headers, rawPayload }: LightMyRequestResponse): string {
  return searchable(wordsOf(String(headers['content-type']), rawPayload))
}

/** A text as it is searched: however it is spaced, and in small letters. */
export function searchable(text: string): string {
  return text.toLowerCase().replaceAll(/\s/g, '')
}

function wordsOf(type: string, content: Buffer): string {
  if (type.startsWith('application/zip')) {
    const files = Object.entries(unzip(content))
    return files.map(([name, file]) => `${name} ${String(file)}`).join('\n')
  }
  if (type.startsWith('application/pdf')) {
    const { text, links } = readPdf(content)
    return [text, plainWordsOf(content), ...links].join('\n')
  }
  return String(content)
}

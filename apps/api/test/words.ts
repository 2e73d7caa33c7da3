import type { LightMyRequestResponse } from 'fastify'
import { plainWordsOf, readPdf } from './pdf.ts'
import { unzip } from './unzip.ts'

/** Milliseconds since 1970, by which pages say how old it is what they bring. */
const moments = /\b1[78]\d{11}\b/g

/**
 * What an answer says to whoever opens it, also what is packed into a file, so that it can be searched. Moments
 * are left out: their digits are those of any number now and then.
 */
export function wordsIn({ headers, rawPayload }: LightMyRequestResponse): string {
  return searchable(wordsOf(String(headers['content-type']), rawPayload).replaceAll(moments, ''))
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

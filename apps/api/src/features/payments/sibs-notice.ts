import { createDecipheriv } from 'node:crypto'
import type { Notice, RawNotice } from './provider.ts'

/**
 * Opens a notice of SIBS: a base64 text, encrypted with AES-256-GCM, whose tag proves that it comes
 * from the party that shares the key with us. Null for anything else.
 */
export function readSibsNotice(key: string, { headers, body }: RawNotice): Notice | null {
  const iv = bytesOf(headers['x-initialization-vector'])
  const tag = bytesOf(headers['x-authentication-tag'])
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), iv, {
      authTagLength: 16,
    })
    decipher.setAuthTag(tag)
    const sealed = Buffer.from(body.replaceAll(/["\s]/g, ''), 'base64')
    return noticeIn(Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8'))
  } catch {
    return null
  }
}

function bytesOf(header: string | string[] | undefined): Buffer {
  return Buffer.from(typeof header === 'string' ? header : '', 'base64')
}

function noticeIn(text: string): Notice | null {
  const { transactionID, notificationID } = JSON.parse(text) as Record<string, unknown>
  if (typeof transactionID !== 'string') return null
  const acknowledgement = { statusCode: '200', statusMsg: 'Success', notificationID }
  return { transactionId: transactionID, acknowledgement }
}

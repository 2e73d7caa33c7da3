import { createECDH, hkdfSync } from 'node:crypto'

/** The keys by which push services know this Podium (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Numbers below this one, and above zero, are private keys of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * The keys that follow from the server's secret: servers that share it are one to push services and
 * browsers, and there is nothing else to keep.
 */
export function pushKeysOf(secret: string): PushKeys {
  // Half as long again as a key: what is left over by the division is as good as even.
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'podium web push', 48))
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

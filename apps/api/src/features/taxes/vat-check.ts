import type { Config } from '../../config.ts'
import type { Log } from '../../platform/log.ts'

/** Looks a VAT number up; true only where it was found. A look-up that fails has found nothing. */
export type VatCheck = (country: string, number: string) => Promise<boolean>

/** How long a buyer waits for the look-up, in milliseconds; without an answer they pay the tax. */
const patienceMs = 4000

/** The look-up that the configuration names. */
export function chooseVatCheck({ vatCheckUrl }: Pick<Config, 'vatCheckUrl'>, log: Log): VatCheck {
  if (!vatCheckUrl) return () => Promise.resolve(false)
  return async (country, number) => {
    try {
      return await askVies(vatCheckUrl, country, number)
    } catch (error) {
      log.warn({ err: error, country }, 'look-up of a VAT number')
      return false
    }
  }
}

/**
 * Asks the Commission's VAT Information Exchange System (VIES, REST). Numbers may be typed with or without
 * their country; Greece is EL there.
 */
async function askVies(url: string, country: string, number: string): Promise<boolean> {
  const countryCode = country === 'GR' ? 'EL' : country
  const prefix = [countryCode, country].find((code) => number.startsWith(code)) ?? ''
  const vatNumber = number.slice(prefix.length)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ countryCode, vatNumber }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`VIES answered ${answer.status}`)
  const { valid } = (await answer.json()) as { valid?: unknown }
  return valid === true
}

import type { Language } from '@podium/contract/locale'

const countryOfClock: Record<string, string> = {
  'Europe/Lisbon': 'PT',
  'Atlantic/Madeira': 'PT',
  'Atlantic/Azores': 'PT',
  'Europe/Madrid': 'ES',
  'Africa/Ceuta': 'ES',
  'Atlantic/Canary': 'ES',
}

/**
 * A country to begin a form with, '' for none: a reader of Portuguese here is most often in Portugal,
 * and a clock says where it hangs. In the browser only; the server's clock hangs elsewhere.
 */
export function likelyCountry(language: Language): string {
  if (language === 'pt') return 'PT'
  return countryOfClock[Intl.DateTimeFormat().resolvedOptions().timeZone] ?? ''
}

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
 * a clock says where it hangs, and a browser often what country its language is of. In the browser only;
 * the server's clock hangs elsewhere.
 */
export function likelyCountry(
  language: Language,
  browser = navigator.language,
  clock = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  if (language === 'pt') return 'PT'
  return countryOfClock[clock] ?? countryOfBrowser(browser)
}

/** English is read everywhere, most often as that of the United States: by itself it says nothing. */
function countryOfBrowser(browser: string): string {
  const { language, region = '' } = new Intl.Locale(browser).maximize()
  const isTold = language !== 'en' || region !== 'US'
  return isTold && /^[A-Z]{2}$/.test(region) ? region : ''
}

/**
 * How to come by a part whose file did not come: by asking once more, also once there is a connection, or
 * with the page loaded anew.
 */
export type Recovery = 'again' | 'online' | 'reload'

/** Asks once more for a file that did not come, and before it for the styles that it may have lacked. */
export async function fetchAgain<Module>(file: () => Promise<Module>): Promise<Module> {
  await fetchStylesAgain()
  return file()
}

/**
 * A server that answers and does not have the file has another release by now; one that answers although
 * the file did not come twice has another of the files that this one needs.
 */
export async function recoveryAfter(failure: unknown, isSecond: boolean): Promise<Recovery> {
  const address = fileIn(failure) ?? window.location.href
  const status = await fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.status,
    () => undefined,
  )
  if (status === undefined) return 'online'
  return status === 404 || isSecond ? 'reload' : 'again'
}

/** The bundler asks for each sheet once, whether or not it came; those the page brought are disabled. */
async function fetchStylesAgain(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"]:not([disabled])',
  )
  const missing = [...sheets].filter((link) => !hasCome(link))
  await Promise.all(missing.map(fetchStyleAgain))
}

/** Browsers keep a sheet that did not come as one of another site, whose rules nobody may read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length >= 0
  } catch {
    return false
  }
}

function fetchStyleAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`Unable to load ${link.href}`)))
    link.replaceWith(again)
  })
}

/** Browsers name the file that did not come in what they say; Safari does not. */
function fileIn(failure: unknown): string | undefined {
  return /\S+\.(?:js|css)\b/.exec(String(failure))?.[0]
}

/** The script that did not come, by its address. */
export function scriptIn(failure: unknown): string | undefined {
  const file = fileIn(failure)
  return file?.endsWith('.js') ? file : undefined
}

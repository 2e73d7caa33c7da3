/** How long a pointer rests on a link that is meant. */
const restMs = 80

interface WithConnection {
  connection?: { saveData?: boolean }
}

/**
 * Tells of links to pages of ours that the user is about to follow: a pointer rests on them, a finger
 * touches them, the keyboard reaches them. Not for those who save data.
 */
export function openOnIntent(open: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const notice = ({ type, target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
      return
    if ((navigator as WithConnection).connection?.saveData) return
    timer = setTimeout(() => open(link), type === 'touchstart' ? 0 : restMs)
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, notice, { passive: true })
  }
}

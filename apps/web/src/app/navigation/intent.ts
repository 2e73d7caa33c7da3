import { savesData } from '../../shared/rendering/whenIdle.ts'

/** How long a pointer rests on a link that is meant. */
const restMs = 80

/**
 * Tells of links to pages of ours that the user is about to follow: a pointer rests on them, a
 * finger or a button is put down on them, the keyboard reaches them. Not for those who save data.
 */
export function openOnIntent(open: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const notice = ({ type, target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
      return
    if (savesData()) return
    if (type === 'pointerdown') open(link)
    else timer = setTimeout(() => open(link), restMs)
  }
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(sign, notice, { passive: true })
  }
}

let isKept = false

/**
 * Tells the style sheets, as `--keyboard`, how much of the window the on-screen keyboard covers where
 * the browser lays the page out beneath it (iOS): what is fixed to the bottom stands above it.
 */
export function keepKeyboardRoom(): void {
  const seen = window.visualViewport
  if (isKept || !seen) return
  isKept = true
  const tell = () => {
    // Zoomed in with two fingers one sees a part of the page, and no keyboard.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop
    document.documentElement.style.setProperty('--keyboard', `${Math.max(0, covered)}px`)
  }
  seen.addEventListener('resize', tell)
  seen.addEventListener('scroll', tell)
}

import { useSyncExternalStore } from 'react'

const standalone = '(display-mode: standalone)'

/** Whether this page is open in the installed app, and not in a tab. */
export function isApp(): boolean {
  return matchMedia(standalone).matches
}

export function useIsApp(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(standalone)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    isApp,
    () => false,
  )
}

export function isIos(): boolean {
  const { platform, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(platform) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

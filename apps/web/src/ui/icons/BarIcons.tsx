import { Sign } from './Sign.tsx'

// The bar's few icons: the bar is part of every first load, the other signs are not.

export function SearchIcon({ className }: { className?: string | undefined }) {
  return (
    <Sign size="22px" className={className}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Sign>
  )
}

export function MenuIcon() {
  return <Sign size="22px" d="M4 7h16M4 12h16M4 17h16" />
}

export function CloseIcon() {
  return <Sign size="22px" d="m6 6 12 12M18 6 6 18" />
}

/** Half light, half dark: true whichever theme is on. */
export function ThemeIcon() {
  return (
    <Sign size="22px">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </Sign>
  )
}

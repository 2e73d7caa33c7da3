import type { ReactNode } from 'react'

/** The few signs the components themselves need, in the stroke style of all icons. */
function Sign({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const CrossIcon = () => (
  <Sign>
    <path d="M6 6l12 12M18 6L6 18" />
  </Sign>
)

export const CheckIcon = () => (
  <Sign>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Sign>
)

export const ChevronDownIcon = () => (
  <Sign>
    <path d="M6 9.5l6 6 6-6" />
  </Sign>
)

export const ArrowRightIcon = () => (
  <Sign>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Sign>
)

export const SearchIcon = () => (
  <Sign>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5L21 21" />
  </Sign>
)

export const EyeIcon = () => (
  <Sign>
    <circle cx="12" cy="12" r="2.5" />
    <path d="M22 12c-2.7 4.7-6 7-10 7s-7.3-2.3-10-7c2.7-4.7 6-7 10-7s7.3 2.3 10 7" />
  </Sign>
)

export const EyeOffIcon = () => (
  <Sign>
    <path d="M10.6 10.6a2 2 0 0 0 2.8 2.8M16.7 16.7A8.7 8.7 0 0 1 12 18c-3.6 0-6.6-2-9-6 1.3-2.2 2.7-3.8 4.3-4.7m2.9-1.1A9 9 0 0 1 12 6c3.6 0 6.6 2 9 6-.7 1.1-1.4 2.1-2.1 2.9M3 3l18 18" />
  </Sign>
)

export const MenuIcon = () => (
  <Sign>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Sign>
)

export const SunIcon = () => (
  <Sign>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6l1.4 1.4m0-13.4l-1.4 1.4M6.7 17.3l-1.4 1.4" />
  </Sign>
)

export const MoonIcon = () => (
  <Sign>
    <path d="M12 3.5a7 7 0 0 0 8.5 9.2A8.6 8.6 0 1 1 12 3.5z" />
  </Sign>
)

export const InfoIcon = () => (
  <Sign>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5m0-8v.01" />
  </Sign>
)

export const WarningIcon = () => (
  <Sign>
    <path d="M12 9v4m0 3.5v.01M10.3 4.2L2.7 17.3A2 2 0 0 0 4.4 20.3h15.2a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0z" />
  </Sign>
)

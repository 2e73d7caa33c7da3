import { Sign } from './Sign.tsx'

// The ways of the bar and of the account menu. What has `data-body` fills where one is.

export const HomeIcon = () => (
  <Sign>
    <path data-body d="M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />
  </Sign>
)

export const NetworkIcon = () => (
  <Sign>
    <circle data-body cx="9" cy="8.5" r="3.5" />
    <path data-body d="M2.5 19.5c.4-3.6 3-5.8 6.5-5.8s6.1 2.2 6.5 5.8z" />
    <path d="M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.8 14.4c2.1.8 3.4 2.6 3.7 5.1" />
  </Sign>
)

export const MarketIcon = () => (
  <Sign>
    <path data-body d="M5 8.5h14l1 10.4a1 1 0 0 1-1 1.1H5a1 1 0 0 1-1-1.1z" />
    <path d="M8.5 11.5V7.3a3.5 3.5 0 0 1 7 0v4.2" />
  </Sign>
)

export const MessagesIcon = () => (
  <Sign>
    <path
      data-body
      d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z"
    />
    <path d="m4 7 8 6 8-6" />
  </Sign>
)

export const WalletIcon = () => (
  <Sign>
    <path
      data-body
      d="M4 7.5h14.5a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z"
    />
    <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H16v2.5M16 13.75h.01" />
  </Sign>
)

export const WorkIcon = () => (
  <Sign>
    <path
      data-body
      d="M6 5.5h12A1.5 1.5 0 0 1 19.5 7v12A1.5 1.5 0 0 1 18 20.5H6A1.5 1.5 0 0 1 4.5 19V7A1.5 1.5 0 0 1 6 5.5z"
    />
    <path d="M9 3.5h6v4H9zM8.5 14l2.5 2.5 4.5-5" />
  </Sign>
)

export const PersonIcon = () => (
  <Sign>
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.5 20c.5-4.1 3.4-6.5 7.5-6.5s7 2.4 7.5 6.5" />
  </Sign>
)

export const GearIcon = () => (
  <Sign>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </Sign>
)

/** The gauge of the sportest. */
export const SportestIcon = () => <Sign d="M4.5 17.5a8.5 8.5 0 1 1 15 0M12 14l4-4.5" />

export const LeaveIcon = () => (
  <Sign d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12H20M16.5 8l3.8 4-3.8 4" />
)

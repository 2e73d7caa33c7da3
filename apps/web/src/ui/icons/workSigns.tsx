import { Sign } from './Sign.tsx'

// Signs of what somebody does who is signed in: no first visit waits for them.

export const EyeIcon = () => (
  <Sign>
    <circle cx="12" cy="12" r="2.5" />
    <path d="M22 12c-2.7 4.7-6 7-10 7s-7.3-2.3-10-7c2.7-4.7 6-7 10-7s7.3 2.3 10 7" />
  </Sign>
)

export const EyeOffIcon = () => (
  <Sign d="M10.6 10.6a2 2 0 0 0 2.8 2.8M16.7 16.7A8.7 8.7 0 0 1 12 18c-3.6 0-6.6-2-9-6 1.3-2.2 2.7-3.8 4.3-4.7m2.9-1.1A9 9 0 0 1 12 6c3.6 0 6.6 2 9 6-.7 1.1-1.4 2.1-2.1 2.9M3 3l18 18" />
)

export const SunIcon = () => (
  <Sign>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6l1.4 1.4m0-13.4l-1.4 1.4M6.7 17.3l-1.4 1.4" />
  </Sign>
)

export const MoonIcon = () => <Sign d="M12 3.5a7 7 0 0 0 8.5 9.2A8.6 8.6 0 1 1 12 3.5z" />

export const TrashIcon = () => (
  <Sign d="M4 7h16M10 11v6m4-6v6M6 7l1 12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2l1-12M9 7V4h6v3" />
)

export const SendIcon = () => <Sign d="M12 20V5M5.5 11.5L12 5l6.5 6.5" />

export const UploadIcon = () => (
  <Sign d="M4 16v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 9l5-5 5 5M12 4v12" />
)

export const CameraIcon = () => (
  <Sign d="M4 8a2 2 0 0 1 2-2h1.5L9 4h6l1.5 2H18a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM9 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
)

export const RetryIcon = () => <Sign d="M20 11a8 8 0 1 0-.9 5M20 5v6h-6" />

export const ReturnIcon = () => (
  <Sign>
    <path d="M9 14 4 9l5-5" />
    <path d="M4 9h11a5 5 0 0 1 0 10h-4" />
  </Sign>
)

export const ParcelIcon = () => (
  <Sign d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.3l8 4.5" />
)

/** What narrows a list. */
export const FilterIcon = () => <Sign d="M4 7h16M7 12h10M10 17h4" />

/** Columns of a table. */
export const ColumnsIcon = () => <Sign d="M4 5h16v14H4zM10 5v14M15 5v14" />

export const RowsIcon = () => <Sign d="M4 6.5h16M4 12h16M4 17.5h16" />

export const CardsIcon = () => (
  <Sign d="M4 4.5h6.5v6.5H4zM13.5 4.5H20v6.5h-6.5zM4 14h6.5v6H4zM13.5 14H20v6h-6.5z" />
)

import { Sign } from './Sign.tsx'

export const CheckIcon = () => <Sign d="M5 12.5l4.5 4.5L19 7.5" />

export const ChevronDownIcon = () => <Sign d="M6 9.5l6 6 6-6" />

export const SearchIcon = () => (
  <Sign>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5L21 21" />
  </Sign>
)

export const MoreIcon = () => (
  <Sign>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
  </Sign>
)

export const PrinterIcon = () => <Sign d="M7 8V3.5h10V8M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z" />

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

export const InfoIcon = () => (
  <Sign>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5m0-8v.01" />
  </Sign>
)

export const WarningIcon = () => (
  <Sign d="M12 9v4m0 3.5v.01M10.3 4.2L2.7 17.3A2 2 0 0 0 4.4 20.3h15.2a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0z" />
)

export const ChevronLeftIcon = () => <Sign d="M14.5 6l-6 6 6 6" />

export const ChevronRightIcon = () => <Sign d="M9.5 6l6 6-6 6" />

export const CalendarIcon = () => (
  <Sign d="M4 10h16M8 3v4m8-4v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z" />
)

export const PlusIcon = () => <Sign d="M12 5v14M5 12h14" />

export const MinusIcon = () => <Sign d="M5 12h14" />

export const PencilIcon = () => <Sign d="M4 20h4L19 9a2.8 2.8 0 0 0-4-4L4 16zM13.5 6.5l4 4" />

export const TrashIcon = () => (
  <Sign d="M4 7h16M10 11v6m4-6v6M6 7l1 12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2l1-12M9 7V4h6v3" />
)

export const SendIcon = () => <Sign d="M12 20V5M5.5 11.5L12 5l6.5 6.5" />

export const ShareIcon = () => (
  <Sign d="M8.7 10.7l6.6-3.4m-6.6 6l6.6 3.4M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15.5 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0" />
)

export const LinkIcon = () => (
  <Sign d="M9.5 14.5l5-5M11 6.5l1-1a4.6 4.6 0 0 1 6.5 6.5l-1 1M13 17.5l-1 1a4.6 4.6 0 0 1-6.5-6.5l1-1" />
)

export const UploadIcon = () => (
  <Sign d="M4 16v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 9l5-5 5 5M12 4v12" />
)

export const CameraIcon = () => (
  <Sign d="M4 8a2 2 0 0 1 2-2h1.5L9 4h6l1.5 2H18a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM9 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
)

export const PlayIcon = () => <Sign d="M7 4.5v15l12-7.5z" />

export const PhotosIcon = () => (
  <Sign d="M15 8h.01M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 15.5l4-4c.9-.9 2.1-.9 3 0l6 6M14 14.5l1-1c.9-.9 2.1-.9 3 0l2 2" />
)

export const RetryIcon = () => <Sign d="M20 11a8 8 0 1 0-.9 5M20 5v6h-6" />

export const PinIcon = () => (
  <Sign d="M12 21.5s-7-5.8-7-11.5a7 7 0 0 1 14 0c0 5.7-7 11.5-7 11.5zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0" />
)

export const PhoneIcon = () => (
  <Sign d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z" />
)

export const MailIcon = () => (
  <Sign d="M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7l9 6 9-6" />
)

export const GlobeIcon = () => (
  <Sign d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18" />
)

export const TrophyIcon = () => (
  <Sign d="M8 21h8m-4-4v4M7 4h10v5a5 5 0 0 1-10 0zM7 6H4v2a3 3 0 0 0 3 3m10-5h3v2a3 3 0 0 1-3 3" />
)

export const CopyIcon = () => <Sign d="M9 9h10v11H9zM5 15V5h10" />

export const DownloadIcon = () => <Sign d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14" />

export const ClockIcon = () => <Sign d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.5 2" />

export const HeartIcon = () => (
  <Sign d="M12 20.5C5.5 16 3 12.6 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.6-2.5 7-9 11.5z" />
)

export const TagIcon = () => (
  <Sign d="M4 5a1 1 0 0 1 1-1h6.2a2 2 0 0 1 1.4.6l7 7a2 2 0 0 1 0 2.8l-5.2 5.2a2 2 0 0 1-2.8 0l-7-7a2 2 0 0 1-.6-1.4zM8.5 8.5h.01" />
)

export const ReturnIcon = () => (
  <Sign>
    <path d="M9 14 4 9l5-5" />
    <path d="M4 9h11a5 5 0 0 1 0 10h-4" />
  </Sign>
)

export const ParcelIcon = () => (
  <Sign d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.3l8 4.5" />
)

export const BellIcon = () => <Sign d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4" />

export const BookmarkIcon = () => <Sign d="M6.5 4h11v16.5L12 16l-5.5 4.5z" />

/** The same where something is kept already. */
export const BookmarkedIcon = () => (
  <Sign>
    <path d="M6.5 4h11v16.5L12 16l-5.5 4.5z" fill="currentColor" />
  </Sign>
)

export const FlagIcon = () => <Sign d="M6 21V4m0 1c4-2.5 8 2.5 12 0v9c-4 2.5-8-2.5-12 0" />

/** What narrows a list. */
export const FilterIcon = () => <Sign d="M4 7h16M7 12h10M10 17h4" />

/** Columns of a table. */
export const ColumnsIcon = () => <Sign d="M4 5h16v14H4zM10 5v14M15 5v14" />

export const RowsIcon = () => <Sign d="M4 6.5h16M4 12h16M4 17.5h16" />

export const CardsIcon = () => (
  <Sign d="M4 4.5h6.5v6.5H4zM13.5 4.5H20v6.5h-6.5zM4 14h6.5v6H4zM13.5 14H20v6h-6.5z" />
)

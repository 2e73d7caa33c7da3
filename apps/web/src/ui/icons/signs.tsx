import { Sign } from './Sign.tsx'

export const CheckIcon = () => <Sign d="M5 12.5l4.5 4.5L19 7.5" />

export const ChevronDownIcon = () => <Sign d="M6 9.5l6 6 6-6" />

export const SearchIcon = () => (
  <Sign>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5L21 21" />
  </Sign>
)

export const PrinterIcon = () => <Sign d="M7 8V3.5h10V8M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z" />

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

export const ShareIcon = () => (
  <Sign d="M8.7 10.7l6.6-3.4m-6.6 6l6.6 3.4M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15.5 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0" />
)

export const LinkIcon = () => (
  <Sign d="M9.5 14.5l5-5M11 6.5l1-1a4.6 4.6 0 0 1 6.5 6.5l-1 1M13 17.5l-1 1a4.6 4.6 0 0 1-6.5-6.5l1-1" />
)

export const PlayIcon = () => <Sign d="M7 4.5v15l12-7.5z" />

export const PhotosIcon = () => (
  <Sign d="M15 8h.01M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 15.5l4-4c.9-.9 2.1-.9 3 0l6 6M14 14.5l1-1c.9-.9 2.1-.9 3 0l2 2" />
)

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

export const BellIcon = () => <Sign d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4" />

export const BookmarkIcon = () => <Sign d="M6.5 4h11v16.5L12 16l-5.5 4.5z" />

/** The same where something is kept already. */
export const BookmarkedIcon = () => (
  <Sign>
    <path d="M6.5 4h11v16.5L12 16l-5.5 4.5z" fill="currentColor" />
  </Sign>
)

export const FlagIcon = () => <Sign d="M6 21V4m0 1c4-2.5 8 2.5 12 0v9c-4 2.5-8-2.5-12 0" />

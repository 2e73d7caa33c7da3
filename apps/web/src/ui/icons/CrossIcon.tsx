import { Sign } from './Sign.tsx'

/** Apart from the other signs: every first load brings the toasts' way to close them. */
export const CrossIcon = () => <Sign d="M6 6l12 12M18 6L6 18" />

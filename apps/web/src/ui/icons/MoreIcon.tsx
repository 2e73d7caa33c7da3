import { Sign } from './Sign.tsx'

/** Three dots: what else can be done. */
export const MoreIcon = () => (
  <Sign>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
  </Sign>
)

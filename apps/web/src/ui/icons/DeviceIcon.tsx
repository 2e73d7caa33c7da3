import { Sign } from './Sign.tsx'

/** A phone or a tablet, on which something appears. */
export const DeviceIcon = () => (
  <Sign d="M8.5 2.5h7a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10.5 18.5h3" />
)

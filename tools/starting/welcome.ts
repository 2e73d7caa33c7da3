import type { Config } from '../../apps/api/src/config.ts'
import { demoPassword, signIns } from '../demo/index.ts'

/** What `npm start` prints once Podium answers. */
export function welcome(config: Config, address: string): string {
  // With PORT=0 only the listening address knows the port.
  const at = config.port === 0 ? address : config.publicUrl
  return [
    `\n${config.productName} is ready: ${at}`,
    ...(config.mailbox ? [`Mails are kept at ${at}/mailbox`] : []),
    ...(config.demo ? demoLines() : []),
    '',
  ].join('\n')
}

function demoLines(): string[] {
  const longest = Math.max(...signIns.map(({ email }) => email.length))
  return [
    `Sign in to the demo with the password ${demoPassword} as`,
    ...signIns.map(({ email, role }) => `  ${email.padEnd(longest)}  ${role.toLowerCase()}`),
  ]
}

import type { Config } from '../../apps/api/src/config.ts'

/** What `npm start` prints once Podium answers. */
export async function welcome(config: Config, address: string): Promise<string> {
  // With PORT=0 only the listening address knows the port.
  const at = config.port === 0 ? address : config.publicUrl
  return [
    `\n${config.productName} is ready: ${at}`,
    ...(config.mailbox ? [`Mails are kept at ${at}/mailbox`] : []),
    ...(config.demo ? await demoLines() : []),
    '',
  ].join('\n')
}

async function demoLines(): Promise<string[]> {
  const { demoPassword, signIns } = await import('../demo/everybody.ts')
  const longest = Math.max(...signIns.map(({ email }) => email.length))
  return [
    `Sign in to the demo with the password ${demoPassword} as`,
    ...signIns.map(({ email, role }) => `  ${email.padEnd(longest)}  ${role.toLowerCase()}`),
  ]
}

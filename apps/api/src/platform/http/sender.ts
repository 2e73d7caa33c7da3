import { isIPv4, isIPv6 } from 'node:net'

/**
 * Names who calls as limits count them: an address, of IPv6 its network of 64 bits. One line has as many
 * addresses in it as it likes, and would have an allowance for each.
 */
export function senderOf(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const carriesIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (carriesIPv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an address of IPv6, whichever way it is written. */
function groupsOf(address: string): number[] {
  const written = address.replace(/[^:]+$/, (last) => (isIPv4(last) ? inGroups(last) : last))
  const [before = [], after = []] = written.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function inGroups(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}

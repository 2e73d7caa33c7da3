import ipaddr from 'ipaddr.js'

/**
 * Names who calls as limits count them: an address, of IPv6 its network of 64 bits. One line has as many
 * addresses in it as it likes, and would have an allowance for each.
 */
export function senderOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

// Who supports an athlete now, as everybody may know:
//   PODIUM_URL=http://localhost:3000 node supporters.ts 12
import { createClient } from '@podium/client'
import { listSupporterBadges } from '@podium/contract/support'

const { PODIUM_URL: url = 'http://localhost:3000', PODIUM_TOKEN: token } = process.env
const id = Number(process.argv[2])

const podium = createClient({ url, token })
for await (const { name, role } of podium.each(listSupporterBadges, { params: { id } })) {
  console.log(`${name} (${role.toLowerCase()})`)
}

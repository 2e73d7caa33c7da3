// The requests of support that wait for the athlete whose token it is, each accepted with "--accept":
//   PODIUM_URL=http://localhost:3000 PODIUM_TOKEN=pod_… node requests.ts --accept
import { createClient, Refusal } from '@podium/client'
import { acceptSupport, listMySupporters } from '@podium/contract/support'

const { PODIUM_URL: url = 'http://localhost:3000', PODIUM_TOKEN: token } = process.env
const podium = createClient({ url, token })

for await (const request of podium.each(listMySupporters, { query: { status: 'PENDING' } })) {
  console.log(`${request.userName}: ${request.totalCredits} credits`)
  if (process.argv.includes('--accept')) await accept(request.id)
}

async function accept(id: number): Promise<void> {
  try {
    await podium.call(acceptSupport, { params: { id } })
    console.log('accepted')
  } catch (error) {
    // Taken back, or answered elsewhere, since it was listed.
    if (!(error instanceof Refusal) || !error.has('stateChanged')) throw error
    console.log('no longer waiting')
  }
}

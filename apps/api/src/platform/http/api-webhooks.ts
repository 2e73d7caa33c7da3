/** The chapter on webhooks of what the author of a client reads, as Markdown (`webhooks.signature`). */
export const webhooks = (publicUrl: string, api: string) => `## Webhooks

A member has events told to a server of their own, at up to ten addresses: public https on port 443 or 8443. They are added in the settings, at [${publicUrl}/settings/webhooks](${publicUrl}/settings/webhooks), each with a log of what was sent. The calls under \`webhooks\` below do the same for whoever is signed in with a session; an access token may not (118), and who is under age has none (2).

### A first webhook

Save this as \`receiver.mjs\`; it needs Node 18 or newer and nothing else. It prints what comes from here, and refuses everything else.

\`\`\`js
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = process.env.PODIUM_WEBHOOK_SECRET
if (!secret) throw new Error('Set PODIUM_WEBHOOK_SECRET, the secret that was shown.')

function isFromPodium(header, body) {
  const parts = header.split(',').map((part) => part.split('='))
  const [, t] = parts.find(([name]) => name === 't') ?? []
  if (!(Math.abs(Date.now() / 1000 - Number(t)) <= 300)) return false
  const wanted = createHmac('sha256', secret).update(\`\${t}.\`).update(body).digest()
  return parts.some(([name, hex]) => {
    const given = Buffer.from(hex ?? '', 'hex')
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if (!isFromPodium(request.headers['podium-signature'] ?? '', body)) {
    return response.writeHead(400).end()
  }
  response.writeHead(204).end()
  const { id, type, data } = JSON.parse(body)
  console.log(id, type, data)
}).listen(8080, () => console.log('waiting on port 8080'))
\`\`\`

1. Add its address in the settings and tick what it is told. The secret, \`whsec_…\`, is shown this once.
2. Start it with the secret:

\`\`\`sh
PODIUM_WEBHOOK_SECRET=whsec_… node receiver.mjs
\`\`\`

3. Open the webhook in the settings and send a test: the receiver prints a \`ping\`. Where nothing arrives, the log says why.

On a machine of your own it needs a public https address in front, of a tunnel for example. Where the server runs on that very machine and was started with \`PODIUM_WEBHOOKS_LOCAL=on\`, its address is \`http://localhost:8080\`.

Without a browser: sign in, which answers the \`authorization\` header to go on with, \`Bearer\` included; add the webhook, which answers its \`id\` and \`secret\`; start the receiver with that secret; then send the test.

\`\`\`sh
SESSION=$(curl -si '${api}/authentication/login' -H 'Content-Type: application/json' \\
  -d '{"email": "…", "password": "…"}' | tr -d '\\r' | sed -n 's/^authorization: //ip')
curl '${api}/webhooks' -H "Authorization: $SESSION" -H 'Content-Type: application/json' \\
  -d '{"url": "https://example.com/podium", "events": ["update.published"]}'
curl -X POST '${api}/webhooks/ID/test' -H "Authorization: $SESSION"
\`\`\`

### What is told

\`data\` is what its owner would read by the call in the last column, as it was when it happened.

| Event | When | \`data\` is what this answers |
| --- | --- | --- |
| \`support.requested\` | somebody asks to support, for both sides | \`GET /support/{id}\` |
| \`support.accepted\` | the athlete said yes | \`GET /support/{id}\` |
| \`support.ended\` | it is over, also by a no, by taking it back, without an answer, or as it goes on in one accepted now: see \`status\` and \`endReason\` | \`GET /support/{id}\` |
| \`order.placed\` | a product was bought, for buyer and seller | \`GET /orders/{id}\` |
| \`order.shipped\` | the seller sent it | \`GET /orders/{id}\` |
| \`order.ended\` | its credits went to one side; again where a claim or return changes that: see \`status\` | \`GET /orders/{id}\` |
| \`update.published\` | an athlete tells what is new: to themselves, and to whom they tell it | one of \`GET /athletes/{id}/updates\` |
| \`ping\` | the test button, or \`POST /webhooks/{id}/test\`; whatever is ticked | \`{}\` |

Of what somebody under age has a part in, nothing is told to any server: read it where it stands.

Addresses of pictures and files in \`data\` begin at this server's root and carry no key: those of hidden pages open for nobody.

### What arrives

A POST with JSON: \`{ "id": 1041, "type": "order.placed", "at": "2026-11-25T10:00:00.000Z", "data": { … } }\`. Answer any status from 200 to 299 within ten seconds, and do the work afterwards; of an answer no more than its first 4 kB are read, and redirects are not followed.

### Proving where it comes from

\`Podium-Signature: t=1795687200,v1=5257a869…\` holds the second at which it was signed and an HMAC-SHA-256, in hex, of \`{t}.{body}\` under the endpoint's whole secret, \`whsec_\` included. Take the bytes of the body as they came, before parsing, as \`isFromPodium\` above does. For a day after the secret was replaced there are two \`v1\`: either proves it. Refuse a \`t\` more than five minutes away from your clock, so that nobody can send an old one again.

### Once, twice, in which order

Each event arrives at least once; now and then one arrives twice, so remember the \`id\` of what you have taken. Of those about one thing (one support, one order) the next is sent only once the one before was taken or given up; between different things there is no order. What is not taken is tried again after 30 seconds, then after twice as long each time up to six hours, for two days. After that it stays in the log, from which it can be sent again, with the same \`id\`, for 30 days.

A 410 ends the endpoint at once. One that takes nothing for a week is paused, and its owner told; while it is paused, events wait for two days. In the settings, or by \`PUT /webhooks/{id}\` with \`active: true\`, it goes on.`

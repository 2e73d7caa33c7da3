/** The chapter on webhooks of what the author of a client reads, as Markdown (`webhooks.signature`). */
export const webhooksChapter = `## Webhooks

A member has events told to a server of their own, at an address given in the settings or by \`POST /webhooks\`: public https on port 443 or 8443. What is told is what its owner would read by the call in the last column, as it was when it happened.

| Event | When | \`data\` is what this answers |
| --- | --- | --- |
| \`support.requested\` | somebody asks to support, for both sides | \`GET /support/{id}\` |
| \`support.accepted\` | the athlete said yes | \`GET /support/{id}\` |
| \`support.ended\` | it is over, also by a no, by taking it back or without an answer: see \`status\` and \`endReason\` | \`GET /support/{id}\` |
| \`order.placed\` | a product was bought, for buyer and seller | \`GET /orders/{id}\` |
| \`order.shipped\` | the seller sent it | \`GET /orders/{id}\` |
| \`order.ended\` | its credits went to one side; again where a claim or return changes that: see \`status\` | \`GET /orders/{id}\` |
| \`update.published\` | an athlete tells what is new: to themselves, and to whom they tell it | one of \`GET /athletes/{id}/updates\` |
| \`ping\` | the test button, or \`POST /webhooks/{id}/test\` | \`{}\` |

Addresses of pictures and files in \`data\` begin at this server's root and carry no key: those of hidden pages open for nobody.

### What arrives

A POST with JSON: \`{ "id": 1041, "type": "order.placed", "at": "2026-11-25T10:00:00.000Z", "data": { … } }\`. Answer any status from 200 to 299 within ten seconds, and do the work afterwards; of an answer no more than its first 4 kB are read, and redirects are not followed.

### Proving where it comes from

\`Podium-Signature: t=1795687200,v1=5257a869…\` holds the second at which it was signed and an HMAC-SHA-256, in hex, of \`{t}.{body}\` under the endpoint's whole secret (\`whsec_…\`). Take the bytes of the body as they came, before parsing. For a day after the secret was replaced there are two \`v1\`: either proves it. Refuse a \`t\` more than five minutes away from your clock, so that nobody can send an old one again.

\`\`\`js
import { createHmac, timingSafeEqual } from 'node:crypto'

function isFromPodium(header, body, secret) {
  const parts = header.split(',').map((part) => part.split('='))
  const [, t] = parts.find(([name]) => name === 't') ?? []
  if (!(Math.abs(Date.now() / 1000 - Number(t)) <= 300)) return false
  const wanted = createHmac('sha256', secret).update(\`\${t}.\${body}\`).digest()
  return parts.some(([name, hex]) => {
    const given = Buffer.from(hex ?? '', 'hex')
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
\`\`\`

### Once, twice, in which order

Each event arrives at least once; now and then one arrives twice, so remember the \`id\` of what you have taken. Of those about one thing (one support, one order) the next is sent only once the one before was taken or given up; between different things there is no order. What is not taken is tried again after 30 seconds, then after twice as long each time up to six hours, for two days. After that it stays in the log, from which it can be sent again, with the same \`id\`, for 30 days.

A 410 ends the endpoint at once. One that takes nothing for a week is paused, and its owner told; while it is paused, events wait for two days. \`PUT /webhooks/{id}\` with \`active: true\` lets it go on.

### On one's own machine

Podium started with \`PODIUM_WEBHOOKS_LOCAL=on\` also calls \`http://localhost\` on any port; never in production.`

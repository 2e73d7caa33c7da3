import { allRoutes } from '@podium/contract'
import { totalHeader } from '@podium/contract/headers'
import { mostPerPage } from '@podium/contract/list'
import { apiRoot } from '@podium/contract/route'
import { apiVersions, newestVersion } from '@podium/contract/versions'
import type { Config } from '../../config.ts'
import { webhooks } from './api-webhooks.ts'

type About = Pick<Config, 'productName' | 'publicUrl' | 'testClock'>

/** What the author of a client reads first, as Markdown. */
export function introduction({ productName, publicUrl, testClock }: About): string {
  const api = publicUrl + apiRoot
  return [
    firstCall(productName, api),
    script(api),
    authentication(publicUrl, api),
    acting(api),
    lists(api),
    idempotency(api),
    errors(api),
    limits,
    webhooks(publicUrl, api),
    ...(testClock ? [clock] : []),
    embedding(publicUrl),
    versions(api),
    client,
    names,
  ].join('\n\n')
}

const shell = (...lines: string[]) => ['```sh', ...lines, '```'].join('\n')

const firstCall = (
  productName: string,
  api: string,
) => `${productName} speaks JSON. Moments are ISO 8601 in UTC, days ISO days, credits whole numbers and money cents. A parameter of the query that a call does not know is passed over; where every field of a body may be left out, the body may be as well, and its content type with it.

## First call

What is public needs no account and no key. Three athletes of the network:

${shell(`curl '${api}/users?type=ATHLETE&_limit=3'`)}

Each entry has an \`id\`. With it you read the athlete's page at \`GET /athletes/{id}\`, and who supports them at \`GET /support/athlete/{id}/badges\`. Every call stands below with what it takes, answers and refuses, and the whole description is for tools at \`${api}/openapi.json\`.`

const script = (api: string) => `## A first script

The supporters of the first athlete found by a name, up to ${mostPerPage} of them; who supports in private is on no list. Save it as \`supporters.mjs\`; it needs Node 18 or newer and nothing else.

\`\`\`js
const api = '${api}'
const read = async (path) => {
  const response = await fetch(api + path, { headers: { 'Podium-Version': '${newestVersion}' } })
  if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)
  return response.json()
}

const name = process.argv[2]
if (!name) throw new Error('Whose supporters? node supporters.mjs NAME')
const [athlete] = await read(\`/users?type=ATHLETE&q=\${encodeURIComponent(name)}\`)
if (!athlete) throw new Error(\`Nobody is called \${name}.\`)
console.log(\`\${athlete.name} \${athlete.lastName} is supported by\`)
const supporters = await read(\`/support/athlete/\${athlete.id}/badges?_limit=${mostPerPage}\`)
for (const { name, role } of supporters) console.log(\`- \${name} (\${role.toLowerCase()})\`)
if (supporters.length === 0) console.log('- nobody yet')
\`\`\`

\`\`\`sh
node supporters.mjs Inês
\`\`\``

const authentication = (publicUrl: string, api: string) => `## Authentication

What is somebody's own takes an access token. Make one in your settings, at [${publicUrl}/settings/tokens](${publicUrl}/settings/tokens): give it a name, tick what it may do, say how long it works. It is shown once, begins with \`pod_\`, and goes along with every call:

${shell(
  `export PODIUM_TOKEN=pod_…`,
  `curl -H "Authorization: Bearer $PODIUM_TOKEN" '${api}/acting'`,
)}

That answers whose token it is and what it may do. The scopes are

| Scope | What it opens |
| --- | --- |
| \`PAGE\` | The page: texts, results, gallery, files, who sees it |
| \`SUPPORT\` | Requests of support and agreements: to read and to answer |
| \`MESSAGES\` | Conversations, messages, blocks |
| \`MONEY_READ\` | Wallet, payments, orders and what support brought, to read |
| \`SPEND\` | Asking for support, buying, paying, plans, withdrawing, the moves of an order |

Each call below names its scope. Without it the answer is 403 with code 118; a call that visitors may make answers as to a visitor. Some things no token does, whatever its scopes: making tokens and webhooks, password, address, two-factor sign-in, sessions, delegations, downloading or closing the account, the live channel, and all that admins do. Admins have no tokens.

A token is a password: keep it out of code that others read, of addresses and of web pages. End it in the settings when you no longer need it; that counts within a second. A token that was ended or has expired answers 401 wherever it is sent, and so does every token of an account whose password was changed.

From a web page of another site a browser lets a call through only where whoever runs this server has named that site. From a server, or a program, nothing is in the way.

Web pages of ${publicUrl} sign in with a session instead: \`POST /authentication/login\` answers \`authorization: Bearer …\`, a session's token for the next minutes, to be sent back as that header, \`POST /authentication/refresh\` renews it by a cookie. Acts that weigh more ask for the password again once it was given more than ten minutes ago: code 112 until \`POST /authentication/prove-password\`.`

const acting = (api: string) => `## Acting for somebody

Who was asked to act for another member sends that member's id as \`Podium-Acting-For\`, with the access token of their session. 117 says that nobody is acted for this way any more, 118 that the call is not among what was agreed on. A token of the settings acts for its owner alone: with this header it is 118. Whose call it would be, and what it may do, \`${api}/acting\` tells.`

const lists = (api: string) => `## Lists

\`_page\` counts from 0, \`_limit\` is at most ${mostPerPage}, \`_sort\` and \`_order\` (\`ASC\`, \`DESC\`) order. The header \`${totalHeader}\` tells how many there are in all; go on while \`(_page + 1) × _limit\` is below it. A list is a bare array; the two of supports that are one's own answer \`{ list, total }\`.

${shell(`curl -i '${api}/users?_page=0&_limit=50'`)}`

const idempotency = (api: string) => `## Idempotency

Acts that move credits or money, messages, agreements, offers of products and what followers are told of (updates, goals, competitions, results) take an \`Idempotency-Key\` header: any text of your own choice up to 200 characters, such as a UUID. Where you do not know whether an act arrived, send it again with the same key: it does nothing the second time and answers what it answered first. With another body it is code 110. Keys are kept for a week. A message to the member whose id is 12, with a token of the scope \`MESSAGES\`:

${shell(
  `curl -X POST -H "Authorization: Bearer $PODIUM_TOKEN" -H 'Idempotency-Key: 7d4f0c5e-2a52-4a0e-9f1b-3f2f4d6a9a10' \\`,
  `  -H 'Content-Type: application/json' -d '{"userId": 12, "message": "Good luck on Sunday"}' \\`,
  `  '${api}/direct-message'`,
)}`

const errors = (api: string) => `## Errors

Every refusal has one shape:

\`\`\`json
{
  "errors": [{ "errorCode": 25, "key": "entityDoesNotExist" }],
  "fields": { "_limit": [{ "kind": "Max", "max": 100 }] },
  "requestId": "8b9b0f0e-…"
}
\`\`\`

\`errors\` says what is refused; \`fields\` the broken rules by the path of their field, each with a \`kind\` (\`NotBlank\`, \`Size\`, \`Pattern\` …) and its bounds; either may be empty. \`requestId\` is how we find the call in our log: give it when you ask us.

| Status | What to do |
| --- | --- |
| 400 | Mend the request; what is wrong is in \`fields\` or \`errors\` |
| 401 | Bring a token, or a fresh one: it has ended, expired, or is none |
| 403 | Not with this account or these scopes |
| 404 | It is not there, or not for you |
| 409 | It has changed meanwhile; where there is a \`current\`, it tells how it stands now |
| 413, 415 | What was sent is too large, or of a kind that is not taken |
| 429, 503 | Wait as many seconds as \`retry-after\` says, and send it again |
| 5xx | Our fault; try again later, with the same \`Idempotency-Key\` |

This one is refused, to look at:

${shell(`curl -i '${api}/users?_limit=1000'`)}`

const limits = `## Limits

Your programs may make 600 calls a minute in all, whatever token they use. Calls that cost something are also counted by the address they come from, and some by the account that makes them. Beyond a bound the answer is 429 with code 100; \`retry-after\` says in how many seconds to try again. Bodies have bounds of their own: each field's stands with its call.`

const clock = `## A month later

Payments are played here, so the clock can be moved: an admin finds "30 days later" on the overview of the administration, and \`POST /test-clock\` does the same. What falls due by then happens at once, day by day: reminders, renewals, deadlines and ends, with their mails and webhooks. Moments in answers and events are of the moved clock; tokens and signatures go by the real one.`

const embedding = (publicUrl: string) => `## Links and feeds

\`GET /oembed?url=${publicUrl}/athlete/12\` answers what another site shows of a link to a public page (oEmbed); each page names that address in its head, as programs that make such previews expect. \`GET /athletes/{id}/updates.atom\` is what an athlete tells, for feed readers; \`GET /athletes/{id}/season.ics\` their competitions, for calendars.`

const versions = (api: string) => `## Versions and changes

An answer may gain fields on any day: pass over what you do not know. What would break a program comes with a new date instead, and the dates before it go on answering as they did. Say the date that your program was written for:

${shell(`curl -i -H 'Podium-Version: ${newestVersion}' '${api}/users?_limit=1'`)}

Every answer says in the same header which date it is of. Without the header a token is answered as of the day it was made, and every other call as of the newest date, ${newestVersion}. A date that is none of these is 400.

${table()}`

/** Each date of the API, the newest first, with what it changed. */
function table(): string {
  const rows = apiVersions.toReversed().map((version) => {
    const changes = allRoutes.flatMap(({ route }) =>
      (route.earlier ?? [])
        .filter(({ until }) => until === version)
        .map(({ change }) => `\`${route.method} ${route.path}\`: ${change}`),
    )
    return `| ${version} | ${changes.join(' ') || 'The first.'} |`
  })
  return ['| Date | What it changed |', '| --- | --- |', ...rows].join('\n')
}

const client = `## A client in TypeScript

\`@podium/client\` makes every call below with its types, waits out 429 and 503, pages through lists, names acts by itself and checks the signatures of webhooks, in Node and in browsers. It stands in \`packages/client\` of the source with its README and examples; \`npm run client:pack\` there makes the packages to install.`

const names = `## Names that differ between reading and writing

| Read | Written | Of |
| --- | --- | --- |
| \`website\` | \`phone\` | sponsors |
| \`sport\` | \`modality\` | managers |
| \`sport\` | \`club.clubCompositeKey.sport\` | athletes |
| \`avatar.id\`, \`coverPhoto.id\` | \`avatarId\`, \`coverId\` | everybody |
| \`own.address\` and others under \`own\` | \`address\` and others, at the top | everybody |
| \`own.hiddenProfile\` | \`PUT /users/{id}/visibility\` | everybody |
| \`available\` of \`GET /wallet\` | by supports, orders and payments alone | everybody |
`

import { totalHeader } from '@podium/contract/limits'
import { mostPerPage } from '@podium/contract/list'

/** What the author of a client reads first, as Markdown. */
export function introduction(productName: string): string {
  return `${productName} speaks JSON. Moments are ISO 8601 in UTC, days ISO days, credits whole numbers and money cents. A parameter of the query that a call does not know is passed over; where every field of a body may be left out, the body may be as well.

## First call

Reading what is public needs no account: \`GET /users?q=judo\` finds people of the network, \`GET /athletes/{id}\` reads one's page. Every call stands below with what it takes, answers and refuses.

## Authentication

\`POST /authentication/login\` answers who signed in, and in the \`authorization\` header an access token for the next minutes, to be sent back as \`Authorization: Bearer …\`. A cookie that scripts cannot read renews it: \`POST /authentication/refresh\` before it ends, or after a 401. Acts that weigh more ask for the password again: code 112 until \`POST /authentication/prove-password\`.

## Acting for somebody

Who was asked to act for another member sends that member's id as \`Podium-Acting-For\`. 117 says that nobody is acted for this way any more, 118 that the call is not among what was agreed on. Each call below tells what it takes.

## Lists

\`_page\` counts from 0, \`_limit\` is at most ${mostPerPage}, \`_sort\` and \`_order\` (\`ASC\`, \`DESC\`) order. The header \`${totalHeader}\` tells how many there are in all.

## Idempotency

Acts that move credits or money take an \`Idempotency-Key\` header of one's own choice. Sent again with the same key they do nothing and answer what they answered first; with another body it is code 110.

## Errors

Every refusal has one shape: \`errors\`, a list of what is refused with \`errorCode\` and \`key\`; \`fields\`, the broken rules by the path of their field, each with a \`kind\` (\`NotBlank\`, \`Size\`, \`Pattern\` …) and its bounds; \`requestId\`, by which we find it in the log. 401 is nobody signed in, 403 somebody who may not. With codes 102 and 103, \`current\` tells how the thing stands now.

## Limits

Calls that cost something are counted, by the address they come from and some by the account that makes them. Beyond a bound the answer is 429 with the code of \`rateLimited\`; \`retry-after\` says in how many seconds to try again. Bodies have bounds of their own: each field's stands with its call.

## Names that differ between reading and writing

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
}

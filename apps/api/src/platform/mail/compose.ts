import { type Language, languageTable } from '@podium/contract/locale'
import { mailFramePhrases } from '@podium/phrases/mail-frame'
import { escapeHtml } from '@podium/contract/html'

/** What a mail says; how it looks is decided here, once, for all of them. */
export interface MailContent {
  subject: string
  /** Shown large at the top. */
  title: string
  paragraphs: string[]
  action?: { label: string; url: string }
  /** A quiet line below: how long a link is valid, what to do when it was not you. */
  note?: string
  /** Where the note leads. */
  noteLink?: { label: string; url: string }
  attachments?: Attachment[]
}

/** A file that goes along with a mail. */
export interface Attachment {
  name: string
  type: string
  content: Buffer
}

interface Frame {
  language: Language
  productName: string
  home: string
  /** Where one switches such mails off; null where they always come. */
  unsubscribe?: string | null
}

/** The mail as plain text, complete by itself. */
export function composeText(content: MailContent, frame: Frame): string {
  const parts = [
    content.title,
    ...content.paragraphs,
    ...(content.action ? [`${content.action.label}:\n${content.action.url}`] : []),
    ...(content.note ? [content.note] : []),
    ...(content.noteLink ? [`${content.noteLink.label}:\n${content.noteLink.url}`] : []),
    `-- \n${mailFramePhrases[frame.language].signature(frame.productName)}\n${frame.home}`,
    ...(frame.unsubscribe
      ? [`${mailFramePhrases[frame.language].unsubscribe}:\n${frame.unsubscribe}`]
      : []),
  ]
  return `${parts.join('\n\n')}\n`
}

// Mail programs know no stylesheets worth relying on: colours are repeated inline, and chosen to
// stay readable where a dark mode inverts them.
const ink = '#14213d'
const paper = '#fbf8f3'
const tartan = '#c2410c'

// Where a program knows what its reader prefers, the mail is dark by our own colours.
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0a1120!important;color:#f6f1e7!important}
.soft,.soft a{color:#c3cadb!important}
.foot{border-color:#25314b!important}
.side{background:#f6f1e7!important}
.middle{background:#ff6f3f!important}
.go{background:#ff6f3f!important;color:#1d0a02!important}
}`

/** A bar of the mark: it stands on a common ground, so the room above it is what differs. */
function bar(height: number, colour: string, name: string): string {
  return `<td style="padding:0"><div class="${name}" style="width:10px;height:${height}px;background:${colour};border-radius:2px;font-size:0;line-height:0">&nbsp;</div></td>`
}

const between = '<td width="3" style="padding:0;width:3px;font-size:0">&nbsp;</td>'

function mark(productName: string): string {
  const bars = [bar(18, ink, 'side'), bar(28, tartan, 'middle'), bar(12, ink, 'side')]
  return `<table class="mark" role="presentation" cellpadding="0" cellspacing="0"><tr valign="bottom">${bars.join(between)}<td style="padding:0 0 0 9px;font-size:19px;line-height:20px;font-weight:800;letter-spacing:-0.01em">${escapeHtml(productName)}</td></tr></table>`
}

function button(action: { label: string; url: string }): string {
  return `<p style="margin:28px 0"><a class="go" href="${escapeHtml(action.url)}" style="display:inline-block;background:${tartan};color:#ffffff;text-decoration:none;font-weight:700;padding:14px 26px;border-radius:10px">${escapeHtml(action.label)}</a></p>
<p class="soft" style="margin:0 0 20px;font-size:13px;color:#5b6478;word-break:break-all">${escapeHtml(action.url)}</p>`
}

function leaving(url: string, label: string): string {
  return `<br><a href="${escapeHtml(url)}" style="color:#5b6478">${escapeHtml(label)}</a>`
}

function note({ note: text, noteLink }: MailContent): string {
  if (!text) return ''
  const link = noteLink
    ? ` <a href="${escapeHtml(noteLink.url)}" style="color:#5b6478">${escapeHtml(noteLink.label)}</a>`
    : ''
  return `<p class="soft" style="margin:0 0 16px;font-size:14px;color:#5b6478">${escapeHtml(text)}${link}</p>`
}

/** The mail as HTML: one column, no pictures from anywhere. */
export function composeHtml(content: MailContent, frame: Frame): string {
  const phrases = mailFramePhrases[frame.language]
  const paragraphs = content.paragraphs.map(
    (text) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`,
  )
  const language = languageTable[frame.language].locale
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${darkStyle}</style></head>
<body class="page" style="margin:0;background:${paper};color:${ink};font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.55">
<div lang="${language}" style="max-width:560px;margin:0 auto;padding:32px 24px">
${mark(frame.productName)}
<h1 style="font-size:28px;line-height:1.15;font-weight:800;letter-spacing:-0.01em;margin:24px 0 20px">${escapeHtml(content.title)}</h1>
${paragraphs.join('\n')}
${content.action ? button(content.action) : ''}
${note(content)}
<p class="soft foot" style="margin:36px 0 0;padding-top:16px;border-top:1px solid #e4ddd0;font-size:13px;color:#5b6478">${escapeHtml(phrases.signature(frame.productName))}<br><a href="${escapeHtml(frame.home)}" style="color:#5b6478">${escapeHtml(frame.home)}</a>${frame.unsubscribe ? leaving(frame.unsubscribe, phrases.unsubscribe) : ''}</p>
</div></body></html>
`
}

import type { Language } from '@podium/contract/locale'
import { mailFramePhrases } from '@podium/phrases/mails'

/** What a mail says; how it looks is decided here, once, for all of them. */
export interface MailContent {
  subject: string
  /** Shown large at the top. */
  title: string
  paragraphs: string[]
  action?: { label: string; url: string }
  /** A quiet line below: how long a link is valid, what to do when it was not you. */
  note?: string
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
    `-- \n${mailFramePhrases[frame.language].signature(frame.productName)}\n${frame.home}`,
    ...(frame.unsubscribe
      ? [`${mailFramePhrases[frame.language].unsubscribe}:\n${frame.unsubscribe}`]
      : []),
  ]
  return `${parts.join('\n\n')}\n`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

// Mail programs know no stylesheets worth relying on: colours are repeated inline, and chosen to
// stay readable where a dark mode inverts them.
const ink = '#14213d'
const paper = '#fbf8f3'
const tartan = '#c2410c'

const mark = `<table role="presentation" cellpadding="0" cellspacing="0"><tr valign="bottom">
<td style="width:10px;height:18px;background:${ink};font-size:0" width="10" height="18">&nbsp;</td><td width="3"></td>
<td style="width:10px;height:28px;background:${tartan};font-size:0" width="10" height="28">&nbsp;</td><td width="3"></td>
<td style="width:10px;height:12px;background:${ink};font-size:0" width="10" height="12">&nbsp;</td></tr></table>`

function button(action: { label: string; url: string }): string {
  return `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:${tartan};color:#ffffff;text-decoration:none;font-weight:700;padding:14px 26px;border-radius:10px">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 20px;font-size:13px;color:#5b6478;word-break:break-all">${escapeHtml(action.url)}</p>`
}

function leaving(url: string, label: string): string {
  return `<br><a href="${escapeHtml(url)}" style="color:#5b6478">${escapeHtml(label)}</a>`
}

/** The mail as HTML: one column, no pictures from anywhere. */
export function composeHtml(content: MailContent, frame: Frame): string {
  const phrases = mailFramePhrases[frame.language]
  const paragraphs = content.paragraphs.map(
    (text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`,
  )
  return `<!doctype html>
<html lang="${frame.language === 'pt' ? 'pt-PT' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.55">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
${mark}
<h1 style="font-size:28px;line-height:1.15;font-weight:800;letter-spacing:-0.01em;margin:24px 0 20px">${escapeHtml(content.title)}</h1>
${paragraphs.join('\n')}
${content.action ? button(content.action) : ''}
${content.note ? `<p style="margin:0 0 16px;font-size:14px;color:#5b6478">${escapeHtml(content.note)}</p>` : ''}
<p style="margin:36px 0 0;padding-top:16px;border-top:1px solid #e4ddd0;font-size:13px;color:#5b6478">${escapeHtml(phrases.signature(frame.productName))}<br><a href="${escapeHtml(frame.home)}" style="color:#5b6478">${escapeHtml(frame.home)}</a>${frame.unsubscribe ? leaving(frame.unsubscribe, phrases.unsubscribe) : ''}</p>
</div></body></html>
`
}

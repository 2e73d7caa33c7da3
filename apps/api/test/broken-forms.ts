/** A body as it is sent, with the type it claims to be. */
export interface Body {
  what: string
  type: string
  content: Buffer
}

const boundary = 'podium-form'
const sound = `multipart/form-data; boundary=${boundary}`
const file = 'Content-Disposition: form-data; name="file"; filename="photo.jpg"'
const info = 'Content-Disposition: form-data; name="info"'
const text = 'no picture at all'

function form(...parts: string[]): string {
  return `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`
}

const whole = form(`${info}\r\n\r\n{}`, `${file}\r\nContent-Type: image/jpeg\r\n\r\n${text}`)

/** Forms that cannot be read, or hold nothing that can be used: each is to be refused. */
export const brokenForms: Body[] = [
  ['no boundary', 'multipart/form-data', whole],
  ['an empty boundary', 'multipart/form-data; boundary=', whole],
  ['an empty quoted boundary', 'multipart/form-data; boundary=""', whole],
  ['another boundary', 'multipart/form-data; boundary=other', whole],
  ['a boundary longer than is allowed', `multipart/form-data; boundary=${'b'.repeat(3000)}`, whole],
  ['an odd boundary', 'multipart/form-data; boundary="\\"', whole],
  ['a broken type', 'multipart/form-data;;;=;boundary', whole],
  ['no body', sound, ''],
  ['no form', sound, text],
  ['only an end', sound, `--${boundary}--\r\n`],
  ['only a beginning', sound, `--${boundary}`],
  ['a part without an end', sound, `--${boundary}\r\n${file}\r\n\r\n${text}`],
  ['a head without an end', sound, `--${boundary}\r\n${file}`],
  ['a part without a head', sound, form(`\r\n${text}`)],
  ['a part without a name', sound, form(`Content-Disposition: form-data\r\n\r\n${text}`)],
  ['a part without a line between', sound, form(file)],
  ['a head of nonsense', sound, form(`\u0000\u0001: ${file}\r\n\r\n${text}`)],
  ['a head that is too long', sound, form(`X: ${'y'.repeat(100_000)}\r\n${file}\r\n\r\n${text}`)],
  ['bare line feeds', sound, whole.replaceAll('\r\n', '\n')],
  ['a name of an object', sound, form(`${file.replace('"file"', '"__proto__"')}\r\n\r\n${text}`)],
  ['a field of an object', sound, form(`${info.replace('info', 'constructor')}\r\n\r\n{}`)],
  ['another name', sound, form(`${file.replace('"file"', '"photo"')}\r\n\r\n${text}`)],
  ['another encoding', sound, form(`${file}\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!`)],
  ['an odd name of the file', sound, form(`${file}; filename*=UTF-8''%ff%00\r\n\r\n${text}`)],
  ['broken facts', sound, form(`${info}\r\n\r\n{"a":`, `${file}\r\n\r\n${text}`)],
  ['broken facts as JSON', sound, form(`${info}\r\nContent-Type: application/json\r\n\r\n{"a":`)],
  ['facts as a file without an end', sound, `--${boundary}\r\n${info}; filename="a"\r\n\r\n{"a":`],
  ['facts that are too long', sound, form(`${info}\r\n\r\n"${'x'.repeat(1_100_000)}"`)],
  ['too many parts', sound, form(...Array<string>(40).fill(`${file}\r\n\r\n${text}`))],
  ['too many fields', sound, form(...Array<string>(40).fill(`${info}\r\n\r\n{}`))],
  ['text behind the end', sound, `${whole}${text.repeat(100)}`],
  ['another type', 'multipart/mixed; boundary=podium-form', whole],
  ['JSON', 'application/json', '{}'],
  ['a form of the other kind', 'application/x-www-form-urlencoded', 'file=x'],
].map(([what = '', type = '', content = '']) => ({ what, type, content: Buffer.from(content) }))

/** A form that is right, for what cuts it off. */
export const wholeForm: Body = { what: 'a form', type: sound, content: Buffer.from(whole) }

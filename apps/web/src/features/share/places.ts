export type Place = 'whatsapp' | 'facebook' | 'x' | 'linkedin' | 'mail'

interface SharePlace {
  id: Place
  label: string
  address: string
  isElsewhere: boolean
}

/** Where a link can be passed on by a link: nothing of these places is loaded before the click. */
export function placesFor(url: string, message: string, mail: string): SharePlace[] {
  const whole = `${message} ${url}`
  const elsewhere = (id: Place, label: string, address: string) => ({
    ...{ id, label, address },
    isElsewhere: true,
  })
  return [
    elsewhere('whatsapp', 'WhatsApp', `https://wa.me/?${query({ text: whole })}`),
    elsewhere(
      'facebook',
      'Facebook',
      `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    ),
    elsewhere('x', 'X', `https://x.com/intent/post?${query({ text: message, url })}`),
    elsewhere(
      'linkedin',
      'LinkedIn',
      `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    ),
    {
      id: 'mail',
      label: mail,
      address: `mailto:?${query({ subject: message.replace(/:$/, ''), body: whole })}`,
      isElsewhere: false,
    },
  ]
}

/** Encoded so that mail programs, too, read spaces as spaces. */
function query(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}

/** An address, which breaks before its domain where it has no room for one line. */
export function Address({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

export default function LegalDialog({ kind }: { kind: string }) {
  return <p>{kind}</p>
}

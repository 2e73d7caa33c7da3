export default function SignInDialog({ onClose }: { onClose: () => void }) {
  return <button onClick={onClose}>x</button>
}

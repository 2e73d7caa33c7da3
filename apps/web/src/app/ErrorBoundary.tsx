import { Component, type ReactNode } from 'react'

interface Props {
  /** Another value tries again. */
  resetKey: string
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  broken: { error: unknown; at: string } | null
}

/** Shows `fallback` in place of children that cannot be rendered, until `resetKey` changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error, at: '' } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, { broken }: State): Partial<State> | null {
    if (!broken || broken.at === resetKey) return null
    return { broken: broken.at === '' ? { ...broken, at: resetKey } : null }
  }

  override render(): ReactNode {
    const { broken } = this.state
    return broken ? this.props.fallback(broken.error) : this.props.children
  }
}

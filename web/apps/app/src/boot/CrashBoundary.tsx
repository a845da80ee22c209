import { Component, type ReactNode } from 'react'
import { LoadFailed } from './LoadFailed'

/** Catches what no screen caught: a chunk that did not arrive after an update, or a fault of ours. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? <LoadFailed onRetry={() => location.reload()} /> : this.props.children
  }
}
